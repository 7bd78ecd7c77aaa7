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

const isInCategory = (entry: Entry, category: string | null) =>
  category === null || entry.categories.includes(category)

// Without a valid power a product matches no bound (specification, 5).
const isWithinPower = ({ product: { powerKw } }: Entry, { min, max }: CatalogueFilters) => {
  if (min === null && max === null) return true
  return powerKw !== null && powerKw >= (min ?? 0) && powerKw <= (max ?? Number.POSITIVE_INFINITY)
}

const filterEntries = (catalogue: Catalogue, filters: CatalogueFilters): Catalogue => {
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

export const isPowerRangeInverted = ({ min, max }: CatalogueFilters): boolean =>
  min !== null && max !== null && min > max

type OptionName = 'brand' | 'type'

/** `value` is folded, for the address; `label` is the most frequent spelling. */
export type FilterOption = { value: string; label: string }

export type BrandOption = FilterOption & { count?: number }

const mostFrequent = (spellings: Map<string, number>) =>
  [...spellings].reduce((best, candidate) => (candidate[1] > best[1] ? candidate : best))[0]

const optionsOf = (name: OptionName, catalogue: Catalogue, category: string | null): FilterOption[] => {
  const spellingsOf = new Map<string, Map<string, number>>()
  for (const entry of catalogue) {
    const text = entry.product[name]
    const value = entry[name]
    if (text === null || !value || !isInCategory(entry, category)) continue
    const spellings = spellingsOf.get(value) ?? new Map<string, number>()
    spellings.set(text, (spellings.get(text) ?? 0) + 1)
    spellingsOf.set(value, spellings)
  }
  // By the folded text: the browser's collator takes a slow phone 60 ms to load.
  return [...spellingsOf]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([value, spellings]) => ({ value, label: mostFrequent(spellings) }))
}

export const brandsOf = (catalogue: Catalogue, category: string | null): FilterOption[] =>
  optionsOf('brand', catalogue, category)

export const typesOf = (catalogue: Catalogue, category: string | null): FilterOption[] =>
  optionsOf('type', catalogue, category)

/** The brand is kept only if that category has it (specification, 4). */
export const chooseCategory = (
  catalogue: Catalogue,
  filters: CatalogueFilters,
  category: string | null,
): CatalogueFilters => {
  const hasBrand = brandsOf(catalogue, category).some(({ value }) => value === filters.brand)
  const isCooling = category !== null && isAirConditioning([category])
  return {
    ...filters,
    category,
    brand: hasBrand ? filters.brand : null,
    device: isCooling ? null : filters.device,
  }
}

export const countInCategory = (
  catalogue: Catalogue,
  filters: CatalogueFilters,
  category: string | null,
): number => filterEntries(catalogue, chooseCategory(catalogue, filters, category)).length

export const countByBrand = (
  catalogue: Catalogue,
  filters: CatalogueFilters,
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { brand } of filterEntries(catalogue, { ...filters, brand: null })) {
    if (brand) counts.set(brand, (counts.get(brand) ?? 0) + 1)
  }
  return counts
}

export const withCounts = (
  brands: readonly FilterOption[],
  counts: ReadonlyMap<string, number>,
): Required<BrandOption>[] => brands.map((brand) => ({ ...brand, count: counts.get(brand.value) ?? 0 }))
