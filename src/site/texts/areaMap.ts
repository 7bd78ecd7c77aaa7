import { areaTexts } from './common'

/** On the drawn map. */
export const areaMapTexts = {
  title: `Carte de la zone d’intervention : ${areaTexts.radius} autour de ${areaTexts.centre}`,
  description: (towns: readonly string[]) =>
    `Limoux au centre, l’Aude qui traverse la carte du sud au nord puis vers l’est, et les communes desservies : ${towns.join(', ')}.`,
  numbered: (names: readonly string[]) =>
    ` Nos chantiers y sont numérotés : ${names.map((name, index) => `${index + 1}, ${name}`).join(' ; ')}.`,
  marked: (name: string) => ` Votre commune, ${name}, y est marquée.`,
  distance: (km: number) => `à ${km} km de ${areaTexts.centre}`,
  townAt: (town: string, distance: string) => `${town}, ${distance}`,
  river: 'Aude',
  north: 'N',
  kilometres: (km: number) => `${km} km`,
  reliefs: {
    montagneNoire: 'Montagne Noire',
    corbieres: 'Corbières',
    pyrenees: 'Pyrénées',
    razes: 'Razès',
  },
} as const
