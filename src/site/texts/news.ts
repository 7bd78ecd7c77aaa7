import { layoutTexts } from './layout'

/** Texts of the news: list, article (specification, 2 and 8). */
export const newsTexts = {
  pageTitle: layoutTexts.menu.news,
  subtitle: 'Nos projets, nos conseils, les nouveautés produits et les infos locales.',
  metaDescription:
    'Chantiers, conseils de chauffage, nouveautés et informations locales autour de Limoux : les actualités de l’atelier.',
  loading: 'Chargement des actualités…',
  count: (count: number) => `${count} actualité(s) trouvée(s).`,
  readMore: 'Lire plus',
  /** After "Lire plus", for screen readers. */
  moreAbout: (title: string) => ` : ${title}`,
  empty: 'Aucune actualité pour le moment.',
  call: 'Un projet du même genre ? Parlons-\u2060en de vive voix.',
  unavailable: 'Impossible de récupérer les actualités pour le moment.',
} as const

export const articleTexts = {
  loading: 'Chargement de l’article…',
  failure: (message: string) => `Une erreur est survenue : ${message}`,
  notFound: 'Actualité introuvable',
  tags: 'Mots-clés :',
  /** Name of the two links at the end. */
  neighbours: 'Autres actualités',
  previous: 'Actualité précédente',
  next: 'Actualité suivante',
  allNews: '← Toutes les actualités',
  /** Title of an article's page, before the firm's name. */
  pageTitle: (title: string) => `${title} – Actualités`,
} as const
