import { isAirConditioning } from '../values/airConditioning'
import { filterEntries, isInCategory, type Catalogue, type CatalogueFilters } from './filters'

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
