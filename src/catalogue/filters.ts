import type { Product } from '../cms/content/types'
import { isAirConditioning } from '../values/airConditioning'
import { foldText } from '../values/foldText'
import { matchesWords, wordsOf } from './search'

/** Null for no filter; texts are folded, except `query`; bounds are in kW, inclusive. */
export type CatalogueFilters = {
  category: string | null
  brand: string | null
  type: string | null
  /** No control sets it: the page about a home's power leads to stoves only. */
  device: 'stove' | null
  query: string | null
  min: number | null
  max: number | null
}

export const noFilters: CatalogueFilters = {
  category: null,
  brand: null,
  type: null,
  device: null,
  query: null,
  min: null,
  max: null,
}

export const hasFilters = (filters: CatalogueFilters): boolean =>
  Object.values(filters).some((value) => value !== null)

export type FilterName = 'category' | 'query' | 'type' | 'device' | 'power' | 'brand'

export const withoutFilter = (filters: CatalogueFilters, name: FilterName): CatalogueFilters =>
  name === 'power' ? { ...filters, min: null, max: null } : { ...filters, [name]: null }

type Entry = {
  product: Product
  categories: string[]
  brand: string | null
  type: string | null
  isStove: boolean
}

/** Folded once, so that filtering compares plain strings. */
export type Catalogue = readonly Entry[]

const foldOrNull = (text: string | null) => (text === null ? null : foldText(text))

export const indexCatalogue = (products: readonly Product[]): Catalogue =>
  products.map((product) => ({
    product,
    categories: product.categories.map(foldText),
    brand: foldOrNull(product.brand),
    type: foldOrNull(product.type),
    // Air conditioning is sized by another rule.
    isStove: !isAirConditioning(product.categories),
  }))

export const isInCategory = (entry: Entry, category: string | null) =>
  category === null || entry.categories.includes(category)

// Without a valid power a product matches no bound (specification, 5).
const isWithinPower = ({ product: { powerKw } }: Entry, { min, max }: CatalogueFilters) => {
  if (min === null && max === null) return true
  return powerKw !== null && powerKw >= (min ?? 0) && powerKw <= (max ?? Number.POSITIVE_INFINITY)
}

export const filterEntries = (catalogue: Catalogue, filters: CatalogueFilters): Catalogue => {
  const words = wordsOf(filters.query ?? '')
  return catalogue.filter(
    (entry) =>
      isInCategory(entry, filters.category) &&
      (filters.brand === null || entry.brand === filters.brand) &&
      (filters.type === null || entry.type === filters.type) &&
      (filters.device === null || entry.isStove) &&
      isWithinPower(entry, filters) &&
      matchesWords(entry.product, words),
  )
}

export const filterProducts = (catalogue: Catalogue, filters: CatalogueFilters): Product[] =>
  filterEntries(catalogue, filters).map(({ product }) => product)

/** Why no product is found: there is none at all, none can match, or none does. */
export type EmptyReason = 'emptyCatalogue' | 'inverted' | 'none'

export const emptyReason = (catalogue: Catalogue, { min, max }: CatalogueFilters): EmptyReason => {
  if (catalogue.length === 0) return 'emptyCatalogue'
  return min !== null && max !== null && min > max ? 'inverted' : 'none'
}
