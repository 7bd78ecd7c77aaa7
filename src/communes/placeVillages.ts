import type { PlacedVillage, Village } from '../cms/content/types'
import { communeSearch } from './communeSearch'

/**
 * In alphabetical order. A commune has its own name and its place, however it is written; what is no commune, or the
 * name of several, stays as it is.
 */
export const placeVillages = (villages: readonly Village[]): PlacedVillage[] => {
  const placed = new Map<string, PlacedVillage>()
  for (const village of villages) {
    const commune = communeSearch.named(village.name)
    const key = commune ? `${commune.latitude} ${commune.longitude}` : village.name
    const jobs = [...(placed.get(key)?.jobs ?? []), ...village.jobs]
    placed.set(
      key,
      commune
        ? { name: commune.name, jobs, place: { latitude: commune.latitude, longitude: commune.longitude } }
        : { name: village.name, jobs },
    )
  }
  return [...placed.values()].sort((one, other) => one.name.localeCompare(other.name, 'fr'))
}
