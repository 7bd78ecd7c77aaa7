import { isSegment } from './isSegment'
import { POWER, PRODUCT, PRODUCTS, SERVICE } from './parameters'

export const NO_CATEGORY = 'services'

/** The id of the part between header and footer. */
export const CONTENT_ID = 'contenu'

export const CONTACT_FORM_ID = 'formulaire'

/** A category cannot have this slug. */
const BY_ID = 'services-details'

/** Every internal link is built here. */
export const paths = {
  home: '/',
  products: '/products',
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  services: '/services',
  servicesOf: (category: string) => `/services/${encodeURIComponent(category)}`,
  service: (category: string, slug: string) =>
    `/services/${encodeURIComponent(category)}/${encodeURIComponent(slug)}`,
  serviceById: (id: string) => `/services/${BY_ID}/${encodeURIComponent(id)}`,
  news: '/actualites',
  article: (slug: string) => `/actualites/${encodeURIComponent(slug)}`,
  contact: '/contact',
  compare: '/comparer',
  power: '/puissance',
  tariffs: '/tarifs',
  legal: '/legalnotice',
  accessibility: '/accessibilite',
  siteMap: '/plan-du-site',
  allProducts: '/liste/produits',
  allServices: '/liste/services',
  allArticles: '/liste/actualites',
  preview: '/apercu',
  privacy: '/legalnotice#donnees-personnelles',
} as const

export const isServiceById = (category: string): boolean => category === BY_ID

type LinkedService = { id: string; slug: string; title: string; category: { slug: string } | null }

export const categorySegment = ({ category }: Pick<LinkedService, 'category'>): string =>
  category && category.slug !== BY_ID && isSegment(category.slug) ? category.slug : NO_CATEGORY

/** By its category and slug, else by its id, else by its title. */
const serviceSegments = (service: LinkedService): string => {
  const { id, slug, title } = service
  const segments = !slug && id ? [BY_ID, id] : [categorySegment(service), slug || title]
  return segments.map(encodeURIComponent).join('/')
}

export const serviceHref = (service: LinkedService): string => `${paths.services}/${serviceSegments(service)}`

/** A comma within a slug is encoded twice: that of the list is not encoded at all. */
export const comparisonHref = (slugs: readonly string[]): string =>
  `${paths.compare}?${PRODUCTS}=${slugs.map((slug) => encodeURIComponent(encodeURIComponent(slug))).join(',')}`

const quoteHref = (query: string) => `${paths.contact}?${query}#${CONTACT_FORM_ID}`

export const productQuoteHref = (...slugs: string[]): string =>
  quoteHref(slugs.map((slug) => `${PRODUCT}=${encodeURIComponent(slug)}`).join('&'))

export const serviceQuoteHref = (service: LinkedService): string =>
  quoteHref(`${SERVICE}=${serviceSegments(service)}`)

/** @param home the query string of the page about its power. */
export const powerQuoteHref = (home: string): string => quoteHref(`${POWER}=${encodeURIComponent(home)}`)
