import { MAX_COMPARED } from '../site/limits'

/**
 * What a visitor asks a quote for, as named in the address: products by their slugs, a service by its path, or the home
 * whose power was calculated, as the query string of that page.
 */
export type QuoteTarget =
  | { kind: 'products'; slugs: string[] }
  | ({ kind: 'service' } & ServiceTarget)
  | { kind: 'power'; home: string }

/** The segments of its path. */
export type ServiceTarget = { category: string; slug: string }

const PRODUCT = 'produit'
const SERVICE = 'service'
const POWER = 'puissance'

export const quoteParameters = [PRODUCT, SERVICE, POWER] as const

/**
 * Reads the target of the contact page's query string; null when it has none. Only slugs and measures: a link cannot
 * write texts.
 */
export const readQuoteTarget = (search: URLSearchParams): QuoteTarget | null => {
  const products = new Set(search.getAll(PRODUCT).map((slug) => slug.trim()))
  products.delete('')
  if (products.size > 0) return { kind: 'products', slugs: [...products].slice(0, MAX_COMPARED) }
  const [category, slug, ...rest] = search.get(SERVICE)?.trim().split('/') ?? []
  if (category && slug && rest.length === 0) return { kind: 'service', category, slug }
  const home = search.get(POWER)
  return home ? { kind: 'power', home } : null
}

/** The query string without its target. */
export const withoutQuoteTarget = (search: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(search)
  for (const name of quoteParameters) rest.delete(name)
  return rest
}

/** The query string without one of its products. */
export const withoutQuoteProduct = (search: URLSearchParams, slug: string): URLSearchParams =>
  new URLSearchParams([...search].filter(([name, value]) => name !== PRODUCT || value.trim() !== slug))
