/** Stands in a service's address for the category it has not. */
export const NO_CATEGORY = 'services'

/** Addresses of the screens; every link of the site is made here. */
export const paths = {
  home: '/',
  products: '/products',
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  services: '/services',
  servicesOf: (category: string) => `/services/${encodeURIComponent(category)}`,
  service: (category: string, slug: string) =>
    `/services/${encodeURIComponent(category)}/${encodeURIComponent(slug)}`,
  serviceById: (id: string) => `/services/services-details/${encodeURIComponent(id)}`,
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

/** A service's own page: by its category and slug, else by its id; by its title when it has neither. */
export const serviceHref = ({ id, slug, title, category }: LinkedService): string =>
  !slug && id ? paths.serviceById(id) : paths.service(category?.slug ?? NO_CATEGORY, slug || title)
