/** Stands in a service's address for the category it has not. */
export const NO_CATEGORY = 'services'

/** Stands in an address before an id, so no category goes by it there. */
const BY_ID = 'services-details'

/** Addresses of the screens; every link of the site is made here. */
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
  legal: '/legalnotice',
  /** Whole lists, for browsers without scripts. */
  allProducts: '/liste/produits',
  allServices: '/liste/services',
  allArticles: '/liste/actualites',
  privacy: '/legalnotice#donnees-personnelles',
} as const

type LinkedService = { id: string; slug: string; title: string; category: { slug: string } | null }

/** What stands for its category in a service's own address. */
export const categorySegment = ({ category }: Pick<LinkedService, 'category'>): string =>
  category && category.slug !== BY_ID ? category.slug : NO_CATEGORY

/** A service's own page: by its category and slug, else by its id; by its title when it has neither. */
export const serviceHref = (service: LinkedService): string => {
  const { id, slug, title } = service
  return !slug && id ? paths.serviceById(id) : paths.service(categorySegment(service), slug || title)
}
