import type { Product } from '../cms/types'
import { foldText } from '../values/foldText'

/** null means no filter. Texts are folded (`foldText`); `min` and `max` are in kW, inclusive. */
export type CatalogueFilters = {
  category: string | null
  brand: string | null
  type: string | null
  min: number | null
  max: number | null
}

export const noFilters: CatalogueFilters = { category: null, brand: null, type: null, min: null, max: null }

/** Whether any filter is set. */
export const hasFilters = (filters: CatalogueFilters): boolean =>
  Object.values(filters).some((value) => value !== null)

type Entry = { product: Product; categories: string[]; brand: string | null; type: string | null }

/** The products with their texts folded once, so that filtering compares plain strings. */
export type Catalogue = readonly Entry[]

const foldOrNull = (text: string | null) => (text === null ? null : foldText(text))

export const indexCatalogue = (products: readonly Product[]): Catalogue =>
  products.map((product) => ({
    product,
    categories: product.categories.map(foldText),
    brand: foldOrNull(product.brand),
    type: foldOrNull(product.type),
  }))

const isInCategory = (entry: Entry, category: string | null) =>
  category === null || entry.categories.includes(category)

/** When `min` or `max` is set, a product without a valid power does not match (specification, 5). */
const isWithinPower = ({ product: { powerKw } }: Entry, { min, max }: CatalogueFilters) => {
  if (min === null && max === null) return true
  return powerKw !== null && powerKw >= (min ?? 0) && powerKw <= (max ?? Number.POSITIVE_INFINITY)
}

/** The products that match every filter, in the catalogue's order. */
export const filterProducts = (catalogue: Catalogue, filters: CatalogueFilters): Product[] =>
  catalogue
    .filter(
      (entry) =>
        isInCategory(entry, filters.category) &&
        (filters.brand === null || entry.brand === filters.brand) &&
        (filters.type === null || entry.type === filters.type) &&
        isWithinPower(entry, filters),
    )
    .map(({ product }) => product)

export const isPowerRangeInverted = ({ min, max }: CatalogueFilters): boolean =>
  min !== null && max !== null && min > max

/** An option of the brand filter: `value` is folded, for the address; `label` is the most frequent spelling. */
export type BrandChoice = { value: string; label: string }

const mostFrequent = (spellings: Map<string, number>) =>
  [...spellings].reduce((best, candidate) => (candidate[1] > best[1] ? candidate : best))[0]

/** The brands of a category, in alphabetical order, each in its most frequent spelling. */
export const brandsOf = (catalogue: Catalogue, category: string | null): BrandChoice[] => {
  const spellingsOf = new Map<string, Map<string, number>>()
  for (const entry of catalogue) {
    const { brand } = entry.product
    if (brand === null || entry.brand === null || !isInCategory(entry, category)) continue
    const spellings = spellingsOf.get(entry.brand) ?? new Map<string, number>()
    spellings.set(brand, (spellings.get(brand) ?? 0) + 1)
    spellingsOf.set(entry.brand, spellings)
  }
  return [...spellingsOf]
    .map(([value, spellings]) => ({ value, label: mostFrequent(spellings) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'fr'))
}

/** The filters after choosing a category: the brand is kept only if that category has it (specification, 4). */
export const chooseCategory = (
  catalogue: Catalogue,
  filters: CatalogueFilters,
  category: string | null,
): CatalogueFilters => {
  const hasBrand = brandsOf(catalogue, category).some(({ value }) => value === filters.brand)
  return { ...filters, category, brand: hasBrand ? filters.brand : null }
}

/** Number of products in each category, by folded name. */
export const countByCategory = (catalogue: Catalogue): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { categories } of catalogue) {
    for (const category of new Set(categories)) counts.set(category, (counts.get(category) ?? 0) + 1)
  }
  return counts
}
