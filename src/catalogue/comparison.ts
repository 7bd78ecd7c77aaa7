import { MAX_COMPARED } from '../site/limits'
import { PRODUCTS } from '../site/parameters'
import { decodePart } from '../values/decodePart'

export const comparisonParameters = [PRODUCTS] as const

export type ComparisonAddress = {
  /** At most three. */
  slugs: string[]
  /** Those beyond. */
  others: string[]
}

export const readComparisonAddress = (search: URLSearchParams): ComparisonAddress => {
  const named = (search.get(PRODUCTS) ?? '').split(',').map((slug) => decodePart(slug).trim())
  const slugs = [...new Set(named.filter((slug) => slug !== ''))]
  return { slugs: slugs.slice(0, MAX_COMPARED), others: slugs.slice(MAX_COMPARED) }
}
