import { defaultAreaSentence } from './areaSentence'
import { areaTexts, trades } from './common'

export type HomeTexts = {
  promise: string
  servicesHeading: string
  servicesLead: string
  sale: string
  installation: string
  maintenance: string
  support: string
  areaHeading: string
  areaSentence: string
  partnersHeading: string
}

/** Specification, 2. */
export const defaultHomeTexts: HomeTexts = {
  promise: 'Vendus, posés, entretenus et dépannés par la même maison.',
  servicesHeading: 'Quatre métiers, un seul interlocuteur',
  servicesLead:
    'Du choix de l’appareil au ramonage de fin de saison, ce sont les mêmes mains qui viennent chez vous.',
  sale: 'Poêles à bois, à granulés, inserts et climatisation, choisis pour votre maison et non pour le catalogue.',
  installation:
    'Conduit, raccordement et mise en service dans les règles, chantier rendu propre, réglages expliqués.',
  maintenance:
    'Ramonage, nettoyage et réglage avant la saison, avec le certificat que demande votre assurance.',
  support:
    'Un poêle qui ne s’allume plus, une climatisation qui fuit : le diagnostic, la pièce et la remise en route.',
  areaHeading: 'Près de chez vous, vraiment',
  areaSentence: defaultAreaSentence,
  partnersHeading: 'Les marques que nous posons et que nous savons réparer',
}

export const homeTexts = {
  metaDescription: `Vente, pose, entretien et dépannage de poêles à bois, à granulés et de climatisations à ${areaTexts.around}. Entreprise certifiée chauffage au bois.`,
  hero: {
    facebook: 'Suivez-nous sur Facebook',
    area: areaTexts.around,
    certified: 'Entreprise certifiée chauffage au bois',
  },
  tiles: {
    sale: trades.vente,
    installation: trades.installation,
    maintenance: trades.entretien,
    support: 'SAV',
  },
  beforeWinter: 'Un ramonage avant l’hiver ?',
  certified: 'Nous sommes une entreprise certifiée pour le chauffage au bois.',
  towns: 'Communes desservies',
  showcase: { heading: 'Au magasin' },
  call: 'Un devis, un conseil, une panne ? Nous vous répondons de vive voix.',
  partners: {
    logos: 'Marques partenaires',
    pause: 'Mettre le défilement en pause',
  },
} as const
