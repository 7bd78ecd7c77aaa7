/** Path segment of a service without a category. */
export const NO_CATEGORY = 'services'

/** Identifier of the contact page's form: a request for a quote opens the page there. */
export const CONTACT_FORM_ID = 'formulaire'

/** Path segment before an id; a category cannot have this slug. */
const BY_ID = 'services-details'

/** Paths of the pages; every internal link is built here. */
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
  /** Products side by side. */
  compare: '/comparer',
  /** The power that a home needs. */
  power: '/puissance',
  /** What a repair costs. */
  tariffs: '/tarifs',
  legal: '/legalnotice',
  accessibility: '/accessibilite',
  siteMap: '/plan-du-site',
  /** Complete lists of links, for browsers without scripts. */
  allProducts: '/liste/produits',
  allServices: '/liste/services',
  allArticles: '/liste/actualites',
  /** An entry as it will be, for the owner. */
  preview: '/apercu',
  privacy: '/legalnotice#donnees-personnelles',
} as const

/** Whether a service's path has its id after this segment, instead of its slug. */
export const isServiceById = (category: string): boolean => category === BY_ID

type LinkedService = { id: string; slug: string; title: string; category: { slug: string } | null }

/** The category segment of a service's path. Dots alone would lead to another folder. */
export const categorySegment = ({ category }: Pick<LinkedService, 'category'>): string =>
  category && category.slug !== BY_ID && !/^\.+$/.test(category.slug) ? category.slug : NO_CATEGORY

/** Path of a service's page: by its category and slug, else by its id, else by its title. */
export const serviceHref = (service: LinkedService): string => {
  const { id, slug, title } = service
  return !slug && id ? paths.serviceById(id) : paths.service(categorySegment(service), slug || title)
}

/** The form of the contact page. @param query what the request is about. */
const quoteHref = (query: string) => `${paths.contact}?${query}#${CONTACT_FORM_ID}`

/** The contact form, for a quote for one product or several. */
export const productQuoteHref = (...slugs: string[]): string =>
  quoteHref(slugs.map((slug) => `produit=${encodeURIComponent(slug)}`).join('&'))

/** The contact form, for a question about a service. */
export const serviceQuoteHref = (service: LinkedService): string => {
  const { id, slug, title } = service
  const segments = !slug && id ? [BY_ID, id] : [categorySegment(service), slug || title]
  return quoteHref(`service=${segments.map(encodeURIComponent).join('/')}`)
}

/** The contact form, for a visit. @param home the query string of the page about its power. */
export const powerQuoteHref = (home: string): string => quoteHref(`puissance=${encodeURIComponent(home)}`)
