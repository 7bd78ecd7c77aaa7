import { MAX_COMPARED } from '../site/limits'
import { POWER, PRODUCT, SERVICE } from '../site/parameters'

export type QuoteTarget =
  | { kind: 'products'; slugs: string[] }
  | ({ kind: 'service' } & ServiceTarget)
  | { kind: 'power'; home: string }

export type ServiceTarget = { category: string; slug: string }

/** What a target stands for: a product, a service, or the power of a home. */
export type QuoteItem = {
  /** Unique among the items. */
  key: string
  /** Its visible name. */
  label: string
}

export const quoteParameters = [PRODUCT, SERVICE, POWER] as const

/** Only slugs and measures: a link cannot write texts. */
export const readQuoteTarget = (search: URLSearchParams): QuoteTarget | null => {
  const products = new Set(search.getAll(PRODUCT).map((slug) => slug.trim()))
  products.delete('')
  if (products.size > 0) return { kind: 'products', slugs: [...products].slice(0, MAX_COMPARED) }
  const [category, slug, ...rest] = search.get(SERVICE)?.trim().split('/') ?? []
  if (category && slug && rest.length === 0) return { kind: 'service', category, slug }
  const home = search.get(POWER)
  return home ? { kind: 'power', home } : null
}

export const withoutQuoteTarget = (search: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(search)
  for (const name of quoteParameters) rest.delete(name)
  return rest
}

export const withoutQuoteProduct = (search: URLSearchParams, slug: string): URLSearchParams =>
  new URLSearchParams([...search].filter(([name, value]) => name !== PRODUCT || value.trim() !== slug))
