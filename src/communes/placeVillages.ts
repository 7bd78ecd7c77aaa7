import type { Place } from '../site/area'
import { communeSearch } from './communeSearch'

type Village<Job> = { name: string; jobs: Job[] }

/**
 * In alphabetical order. A commune has its own name and its place, however it is written; what is no commune, or the
 * name of several, stays as it is.
 */
export const placeVillages = <Job>(
  villages: readonly Village<Job>[],
): (Village<Job> & { place?: Place })[] => {
  const placed = new Map<string, Village<Job> & { place?: Place }>()
  for (const village of villages) {
    const commune = communeSearch.named(village.name)
    const key = commune ? `${commune.latitude} ${commune.longitude}` : village.name
    const jobs = [...(placed.get(key)?.jobs ?? []), ...village.jobs]
    const place = commune && { latitude: commune.latitude, longitude: commune.longitude }
    placed.set(key, { name: commune?.name ?? village.name, jobs, ...(place && { place }) })
  }
  return [...placed.values()].sort((one, other) => one.name.localeCompare(other.name, 'fr'))
}
