import { serviceArea, site } from '../identity'

/** Specification, 8. */
export const missingTitle = 'Sans titre'

/** Specification, 2. */
export const missingFact = '–'

export const sitePictureAlt = 'Un poêle allumé dans un salon, le soir'

const radius = `${serviceArea.radiusKm} km`

/** Specification, 1. */
export const areaTexts = {
  centre: serviceArea.centre,
  radius,
  around: `${serviceArea.centre} et ${radius} alentour`,
} as const

/** For search engines, of a page whose owner wrote no summary. */
export const fallbackDescription = (title: string) =>
  `${title} – ${site.name}, poêles et climatisation à ${areaTexts.around}.`

/** Specification, 1 and 2. */
export const trades = {
  vente: 'Vente',
  installation: 'Installation',
  entretien: 'Entretien',
  sav: 'Dépannage/SAV',
} as const

export const common = {
  retry: 'Réessayer',
  loading: 'Chargement…',
  seeTariffs: 'Voir nos tarifs',
  seeMore: 'Voir plus',
  moreUnavailable: 'La suite n’a pas pu être chargée.',
  moreAbout: (title: string) => ` : ${title}`,
  contactUs: 'Nous contacter',
  quote: 'Demander un devis',
  skipToContent: 'Aller au contenu',
  breadcrumb: 'Fil d’Ariane',
  close: 'Fermer',
  pictureToCome: 'Photo à venir',
  all: 'Tous',
  type: 'Type',
  pageErrorTitle: 'Page non affichée',
  pageError: 'Cette page n’a pas pu être affichée.',
  pageErrorHint: 'Réessayez dans un instant ; au besoin, un appel suffit.',
  slow: 'Le chargement est plus long que prévu.',
  slowHint: 'Patientez encore un peu, réessayez, ou appelez-nous.',
  allProducts: 'Tous les produits',
  ourServices: 'Tous nos services',
  allServices: 'Tous les services',
  allArticles: 'Toutes les actualités',
  followingPage: 'Suite de la liste',
} as const

/** Apart from `common`, because scripts do not need them. */
export const startFailureTexts = {
  message: 'Cette page ne s’est pas chargée entièrement : ses boutons ne répondent pas.',
  reload: 'Rechargez la page',
  changeOrCall: ', changez de navigateur ou appelez-nous :',
} as const
