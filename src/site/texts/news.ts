import { layoutTexts } from './layout'

/** Specification, 2 and 8. */
export const newsTexts = {
  pageTitle: layoutTexts.menu.news,
  subtitle: 'Nos projets, nos conseils, les nouveautés produits et les infos locales.',
  metaDescription:
    'Chantiers, conseils de chauffage, nouveautés et informations locales autour de Limoux : les actualités du magasin.',
  loading: 'Chargement des actualités…',
  count: (count: number) => `${count} actualité(s) trouvée(s).`,
  shown: (count: number) => `${count} affichées.`,
  readMore: 'Lire plus',
  backHome: 'Retour à l’accueil',
  empty: 'Aucune actualité pour le moment.',
  jobsByVillage: 'Nos chantiers, commune par commune',
  call: 'Un projet du même genre ? Parlons-\u2060en de vive voix.',
  unavailable: 'Impossible de récupérer les actualités pour le moment.',
} as const

export const articleTexts = {
  loading: 'Chargement de l’article…',
  failure: (message: string) => `Une erreur est survenue : ${message}`,
  notFound: 'Actualité introuvable',
  call: 'Une question ? Nous vous répondons de vive voix.',
  tags: 'Mots-clés :',
  neighbours: 'Autres actualités',
  previous: 'Actualité précédente',
  next: 'Actualité suivante',
  allNews: '← Toutes les actualités',
  pageTitle: (title: string) => `${title} – Actualités`,
} as const
