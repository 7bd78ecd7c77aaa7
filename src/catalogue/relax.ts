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
  const nearestBelow = Math.max(...below)
  const nearestAbove = Math.min(...above)
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

const removable = ['brand', 'type', 'device', 'query', 'category'] as const

type Criterion = 'power' | (typeof removable)[number]

/** The power is not removed but widened to the nearest range with products, unless no product has a power. */
const relax = (
  catalogue: Catalogue,
  filters: CatalogueFilters,
  criteria: readonly Criterion[],
): Relaxation[] => {
  const removed = removable.filter((name) => criteria.includes(name))
  const left = { ...filters, ...Object.fromEntries(removed.map((name) => [name, null])) }
  const power = criteria.includes('power') ? relaxPower(catalogue, left) : null
  const relaxed = power?.filters ?? left
  const count = filterProducts(catalogue, relaxed).length
  if (count === 0) return []
  const words = [...(power ? [power.words] : []), ...removed.map((name) => filterTexts.relaxed[name])]
  return [{ filters: relaxed, label: `${catalogueTexts.count(count)} ${words.join(', ')}` }]
}

/** One criterion at a time; where none alone is to blame, two. */
export const suggestRelaxations = (catalogue: Catalogue, filters: CatalogueFilters): Relaxation[] => {
  const hasPower = filters.min !== null || filters.max !== null
  const set: Criterion[] = [
    ...(hasPower ? ['power' as const] : []),
    ...removable.filter((name) => filters[name] !== null),
  ]
  const byOne = set.flatMap((criterion) => relax(catalogue, filters, [criterion]))
  if (byOne.length > 0) return byOne
  const pairs = set.flatMap((first, index) => set.slice(index + 1).map((second) => [first, second]))
  return pairs.flatMap((pair) => relax(catalogue, filters, pair))
}
