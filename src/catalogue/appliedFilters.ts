import { catalogueTexts as texts } from '../site/texts/catalogue'
import { formatPower } from '../values/power'
import type { CatalogueFilters, Choice, FilterName } from './filters'
import { typeLabel } from './productFacts'

/** A filter that is set, but not the category: the tabs show that. */
export type AppliedFilter = { name: FilterName; label: string }

/** A range of power in words, such as "de 6 à 9 kW". One bound at least is not null. */
export const powerRangeLabel = ({ min, max }: Pick<CatalogueFilters, 'min' | 'max'>): string => {
  if (min === null) return texts.powerUpTo(formatPower(max ?? 0))
  if (max === null) return texts.powerFrom(formatPower(min))
  return min === max ? texts.power(formatPower(min)) : texts.powerBetween(formatPower(min), formatPower(max))
}

const labelOf = (choices: readonly Choice[], value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? value

/** The filters that are set, in the order of their controls. @param brands for the spelling of the brand. */
export const appliedFilters = (filters: CatalogueFilters, brands: readonly Choice[]): AppliedFilter[] => {
  const { query, type, min, max, brand } = filters
  return [
    ...(query === null ? [] : [{ name: 'query' as const, label: texts.quoted(query) }]),
    ...(type === null ? [] : [{ name: 'type' as const, label: typeLabel(type) }]),
    ...(min === null && max === null ? [] : [{ name: 'power' as const, label: powerRangeLabel(filters) }]),
    ...(brand === null ? [] : [{ name: 'brand' as const, label: labelOf(brands, brand) }]),
  ]
}
