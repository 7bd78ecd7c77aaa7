import type { RouteName } from './routes'

/** A path of each route in the sample content, for end-to-end tests, stories and screenshots. */
export const examples: Record<RouteName, string> = {
  home: '/',
  catalogue: '/products',
  product: '/products/ondea-8',
  compare: '/comparer',
  services: '/services',
  servicesOfCategory: '/services/entretien',
  service: '/services/entretien/ramonage-et-certificat',
  serviceById: '/services/services-details/2',
  news: '/actualites',
  article: '/actualites/garder-une-vitre-propre',
  contact: '/contact',
  power: '/puissance',
  tariffs: '/tarifs',
  legalNotice: '/legalnotice',
  accessibility: '/accessibilite',
  siteMap: '/plan-du-site',
  preview: '/apercu',
  notFound: '/nulle/part',
}
