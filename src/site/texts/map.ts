import { areaTexts } from './common'

/** Texts of the map of the area covered (specification, 2). */
export const mapTexts = {
  heading: 'Nous venons jusqu’à vous',
  title: `Carte de la zone d’intervention : ${areaTexts.radius} autour de ${areaTexts.centre}`,
  description: (towns: readonly string[]) =>
    `Limoux au centre, l’Aude qui traverse la carte du sud au nord puis vers l’est, et les communes desservies : ${towns.join(', ')}.`,
  /** Added to the description. */
  marked: (name: string) => ` Votre commune, ${name}, y est marquée.`,
  river: 'Aude',
  north: 'N',
  radius: (km: number) => `${km} km`,
  scale: (km: number) => `${km} km`,
  reliefs: {
    montagneNoire: 'Montagne Noire',
    corbieres: 'Corbières',
    pyrenees: 'Pyrénées',
    razes: 'Razès',
  },
  /** Opens the field for a commune. */
  question: 'Intervenez-vous chez moi ?',
  showInteractive: 'Afficher la carte interactive',
  interactiveTitle: 'Carte interactive OpenStreetMap des environs de Limoux',
  thirdParty: 'La carte interactive est servie par OpenStreetMap.',
  directions: 'Itinéraire',
} as const
