/** The slugs of a comparison. */
export const PRODUCTS = 'produits'
/** What a quote is for: a product's slug, a service's address, or the query string of the power page. */
export const PRODUCT = 'produit'
export const SERVICE = 'service'
export const POWER = 'puissance'

/** Beside `page`, which only says how many products are shown. */
export const catalogueParameters = [
  'categorie',
  'marque',
  'type',
  'appareil',
  'q',
  'min',
  'max',
  'tri',
] as const

const parameters: ReadonlySet<string> = new Set([
  ...catalogueParameters,
  'page',
  PRODUCTS,
  PRODUCT,
  SERVICE,
  POWER,
  'surface',
  'hauteur',
  'isolation',
  'altitude',
  'temperature',
])

/** Others add parameters too, for example `fbclid`. */
export const hasParameters = (search: URLSearchParams): boolean =>
  [...search.keys()].some((name) => parameters.has(name))
