import { areaTexts, common } from './common'

/** Specification, 2. */
export const servicesTexts = {
  pageTitle: 'Nos services',
  metaDescription: `Vente, installation, entretien et dépannage de poêles à bois, à granulés et de climatisations, dans un rayon de ${areaTexts.radius} autour de ${areaTexts.centre}.`,
  categoryTitle: (category: string) => `${category} – Nos services`,
  nthPageTitle: (title: string, page: number) => `${title}, page ${page}`,
  heading: 'Du premier conseil au dernier ramonage',
  lead: 'Une seule équipe choisit avec vous, pose, entretient et répare. Elle connaît votre appareil, votre conduit et le chemin de votre maison.',
  categoriesMenu: 'Catégories de services',
  all: common.all,
  categoryLeads: {
    vente: 'Un appareil à la mesure de la maison, vu allumé avant d’être choisi.',
    installation:
      'Du toit au foyer, la même équipe pose le conduit et l’appareil, puis allume le premier feu.',
    entretien: 'Ramoner, nettoyer, contrôler : un appareil suivi chauffe mieux et s’arrête rarement.',
    sav: 'Un arrêt, une alarme, un bruit : nous cherchons la cause avant de changer une pièce.',
  },
  loading: 'Chargement des services…',
  none: 'Aucun service pour le moment.',
  noneInCategory: 'Aucun service dans cette catégorie pour le moment.',
  beyondLast: 'Cette page de la liste n’existe pas.',
  firstPage: 'Revenir à la première page',
  unavailable: 'La liste de nos services n’est pas disponible pour le moment.',
  pageUnavailable: 'Cette page de la liste n’a pas pu être chargée.',
  unavailableHint: 'Appelez-nous : nous vous répondons de vive voix.',
  callQuestion: 'Une panne, un projet ? Le plus simple est d’en parler.',
  callQuestions: {
    vente: 'Quel appareil pour votre maison ? Le plus simple est d’en parler.',
    installation: 'Un appareil à poser ? Le plus simple est d’en parler.',
    entretien: 'Un ramonage à prévoir ? Un appel suffit.',
    sav: 'Une panne ? Décrivez-\u2060la-\u2060nous de vive voix.',
  },
} as const

export const serviceTexts = {
  loading: 'Loading...',
  questions: 'Ce qu’on nous demande',
  jobs: 'Nos chantiers',
  fallbackTitle: 'Service',
  notFound:
    'Cette page n’arrive pas à s’afficher. Tous nos services restent consultables, et nous répondons au téléphone.',
  banner: 'Discutons et construisons ensemble',
  callFor: 'Une question sur cette prestation ?',
} as const
