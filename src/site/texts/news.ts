import { layoutTexts } from './layout'

/** Specification, 2 and 8. */
export const newsTexts = {
  pageTitle: layoutTexts.menu.news,
  subtitle: 'Nos projets, nos conseils, les nouveautés produits et les infos locales.',
  metaDescription:
    'Chantiers, conseils de chauffage, nouveautés et informations locales autour de Limoux : les actualités de l’atelier.',
  loading: 'Chargement des actualités…',
  count: (count: number) => `${count} actualité(s) trouvée(s).`,
  readMore: 'Lire plus',
  moreAbout: (title: string) => ` : ${title}`,
  empty: 'Aucune actualité pour le moment.',
  call: 'Un projet du même genre ? Parlons-\u2060en de vive voix.',
  unavailable: 'Impossible de récupérer les actualités pour le moment.',
} as const

/** Articles about jobs. */
export const jobTexts = {
  village: 'Commune',
  duration: 'Durée',
  product: 'Appareil',
  service: 'Prestation',
  before: 'Avant',
  after: 'Après',
  compare: 'Glisser de l’avant à l’après',
  shownAfter: (percent: number) => `après visible à ${percent} %`,
  byVillage: 'Nos chantiers, commune par commune',
  withProduct: 'Cet appareil, chez nos clients',
  ofService: 'Nos chantiers',
} as const

/** Articles about financial aids. */
export const aidTexts = {
  lead: 'Les aides possibles :',
  past: (day: string) =>
    `Ces aides étaient valables jusqu’au ${day} : appelez-nous, nous vous dirons où elles en sont.`,
} as const

export const articleTexts = {
  loading: 'Chargement de l’article…',
  failure: (message: string) => `Une erreur est survenue : ${message}`,
  notFound: 'Actualité introuvable',
  tags: 'Mots-clés :',
  neighbours: 'Autres actualités',
  previous: 'Actualité précédente',
  next: 'Actualité suivante',
  allNews: '← Toutes les actualités',
  pageTitle: (title: string) => `${title} – Actualités`,
} as const
