import { catalogueTexts } from '../site/texts/catalogue'
import { filterTexts } from '../site/texts/catalogueFilters'
import { powerRangeLabel } from './appliedFilters'
import { filterProducts, type Catalogue, type CatalogueFilters } from './filters'

export type Relaxation = {
  filters: CatalogueFilters
  label: string
}

const nearestRange = (filters: CatalogueFilters, powers: readonly number[]) => {
  const bounds = [filters.min, filters.max].filter((bound) => bound !== null)
  // A minimum above the maximum: the range between them is meant.
  const low = filters.min === null ? 0 : Math.min(...bounds)
  const high = filters.max === null ? Number.POSITIVE_INFINITY : Math.max(...bounds)
  const below = powers.filter((power) => power < low)
  const above = powers.filter((power) => power > high)
  const range = { min: filters.min === null ? null : low, max: filters.max === null ? null : high }
  if (below.length + above.length < powers.length) return range
  const nearestBelow = below.reduce((best, power) => Math.max(best, power), Number.NEGATIVE_INFINITY)
  const nearestAbove = above.reduce((best, power) => Math.min(best, power), Number.POSITIVE_INFINITY)
  const isBelowNearer = above.length === 0 || (below.length > 0 && low - nearestBelow <= nearestAbove - high)
  return isBelowNearer ? { ...range, min: nearestBelow } : { ...range, max: nearestAbove }
}

const relaxPower = (catalogue: Catalogue, filters: CatalogueFilters) => {
  const unbounded = { ...filters, min: null, max: null }
  const powers = filterProducts(catalogue, unbounded).flatMap(({ powerKw }) => powerKw ?? [])
  if (powers.length === 0) return { filters: unbounded, words: filterTexts.relaxed.power }
  const widened = { ...filters, ...nearestRange(filters, powers) }
  return { filters: widened, words: powerRangeLabel(widened) }
}

/** The power is not removed but widened to the nearest range with products, unless no product has a power. */
export const suggestRelaxations = (catalogue: Catalogue, filters: CatalogueFilters): Relaxation[] => {
  const hasPower = filters.min !== null || filters.max !== null
  const removed = (['brand', 'type', 'query', 'category'] as const)
    .filter((name) => filters[name] !== null)
    .map((name) => ({ filters: { ...filters, [name]: null }, words: filterTexts.relaxed[name] }))
  return [...(hasPower ? [relaxPower(catalogue, filters)] : []), ...removed].flatMap((relaxed) => {
    const count = filterProducts(catalogue, relaxed.filters).length
    return count > 0
      ? [{ filters: relaxed.filters, label: `${catalogueTexts.count(count)} ${relaxed.words}` }]
      : []
  })
}
