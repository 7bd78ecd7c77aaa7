import type { RouteName } from './routeName'

export type Example = {
  path: string
  /** Title of its document. */
  title: string
  /** Whether the build writes a file for it. */
  isPrerendered: boolean
}

/** An example path in the sample content for each route, for end-to-end tests and screenshots. */
export const examples: Record<RouteName, Example> = {
  home: {
    path: '/',
    title: 'Braise & Brise – Bois, granulés et climatisation autour de Limoux',
    isPrerendered: true,
  },
  catalogue: { path: '/products', title: 'Produits | Braise & Brise', isPrerendered: true },
  product: { path: '/products/ondea-8', title: 'Ondéa 8 | Braise & Brise', isPrerendered: true },
  compare: { path: '/comparer', title: 'Comparer des produits | Braise & Brise', isPrerendered: true },
  services: { path: '/services', title: 'Nos services | Braise & Brise', isPrerendered: true },
  servicesOfCategory: {
    path: '/services/entretien',
    title: 'Entretien – Nos services | Braise & Brise',
    isPrerendered: true,
  },
  service: {
    path: '/services/entretien/ramonage-et-certificat',
    title: 'Ramonage et certificat | Braise & Brise',
    isPrerendered: true,
  },
  serviceById: {
    path: '/services/services-details/2',
    title: 'Vente | Braise & Brise',
    isPrerendered: false,
  },
  news: { path: '/actualites', title: 'Actualités | Braise & Brise', isPrerendered: true },
  article: {
    path: '/actualites/garder-une-vitre-propre',
    title: 'Garder une vitre propre – Actualités | Braise & Brise',
    isPrerendered: true,
  },
  contact: { path: '/contact', title: 'Nous contacter | Braise & Brise', isPrerendered: true },
  power: {
    path: '/puissance',
    title: 'Quelle puissance pour mon logement ? | Braise & Brise',
    isPrerendered: true,
  },
  tariffs: { path: '/tarifs', title: 'Tarifs | Braise & Brise', isPrerendered: true },
  legalNotice: { path: '/legalnotice', title: 'Mentions légales | Braise & Brise', isPrerendered: true },
  accessibility: { path: '/accessibilite', title: 'Accessibilité | Braise & Brise', isPrerendered: true },
  siteMap: { path: '/plan-du-site', title: 'Plan du site | Braise & Brise', isPrerendered: true },
  preview: { path: '/apercu', title: 'Aperçu | Braise & Brise', isPrerendered: true },
  notFound: {
    path: '/nulle/part',
    title: 'This page could not be found. | Braise & Brise',
    isPrerendered: false,
  },
}
