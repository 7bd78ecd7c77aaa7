import { areaTexts, trades } from './common'

/** Texts of the home page (specification, 2). */
export const homeTexts = {
  metaDescription: `Vente, pose, entretien et dépannage de poêles à bois, à granulés et de climatisations à ${areaTexts.around}. Entreprise certifiée chauffage au bois.`,
  hero: {
    promise: 'Vendus, posés, entretenus et dépannés par la même maison.',
    facebook: 'Suivez-nous sur Facebook',
    area: areaTexts.around,
    certified: 'Entreprise certifiée chauffage au bois',
  },
  services: {
    heading: 'Quatre métiers, un seul interlocuteur',
    lead: 'Du choix de l’appareil au ramonage de fin de saison, ce sont les mêmes mains qui viennent chez vous.',
    sale: {
      title: trades.vente,
      sentence:
        'Poêles à bois, à granulés, inserts et climatisation, choisis pour votre maison et non pour le catalogue.',
    },
    installation: {
      title: trades.installation,
      sentence:
        'Conduit, raccordement et mise en service dans les règles, chantier rendu propre, réglages expliqués.',
    },
    maintenance: {
      title: trades.entretien,
      sentence:
        'Ramonage, nettoyage et réglage avant la saison, avec le certificat que demande votre assurance.',
    },
    support: {
      title: 'SAV',
      sentence:
        'Un poêle qui ne s’allume plus, une climatisation qui fuit : le diagnostic, la pièce et la remise en route.',
    },
  },
  coverage: {
    heading: 'Près de chez vous, vraiment',
    sentence: `Nous intervenons dans un rayon d’environ ${areaTexts.radius} autour de ${areaTexts.centre}, de la Montagne Noire aux premières gorges de la haute vallée de l’Aude.`,
    certified: 'Nous sommes une entreprise certifiée pour le chauffage au bois.',
    towns: 'Communes desservies',
  },
  partners: {
    heading: 'Les marques que nous posons et que nous savons réparer',
    banner: 'Marques partenaires, en défilement',
    logos: 'Marques partenaires',
    pause: 'Mettre le défilement en pause',
  },
} as const
