import { catalogueTexts as texts } from '../site/texts/catalogue'
import { kilowatts } from '../site/texts/kilowatts'
import { formatNumber } from '../values/numbers'
import type { CatalogueFilters, FilterName } from './filters'
import type { FilterOption } from './filterOptions'
import { typeLabel } from './productFacts'

export type AppliedFilter = { name: FilterName; label: string }

export const powerRangeLabel = ({ min, max }: Pick<CatalogueFilters, 'min' | 'max'>): string => {
  if (min === null) return kilowatts.upTo(formatNumber(max ?? 0))
  if (max === null) return kilowatts.from(formatNumber(min))
  return min === max
    ? kilowatts.exactly(formatNumber(min))
    : kilowatts.between(formatNumber(min), formatNumber(max))
}

const labelOf = (options: readonly FilterOption[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value

export const appliedFilters = (
  filters: CatalogueFilters,
  brands: readonly FilterOption[],
): AppliedFilter[] => {
  const { query, type, device, min, max, brand } = filters
  return [
    ...(query === null ? [] : [{ name: 'query' as const, label: texts.quoted(query) }]),
    ...(type === null ? [] : [{ name: 'type' as const, label: typeLabel(type) }]),
    ...(device === null ? [] : [{ name: 'device' as const, label: texts.stoves }]),
    ...(min === null && max === null ? [] : [{ name: 'power' as const, label: powerRangeLabel(filters) }]),
    ...(brand === null ? [] : [{ name: 'brand' as const, label: labelOf(brands, brand) }]),
  ]
}
