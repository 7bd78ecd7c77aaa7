import type { Place } from '../site/area'
import { communeSearch } from './communeSearch'

/** A village that is no commune, or the name of several, has no place. */
export const placeVillages = <Village extends { name: string }>(
  villages: readonly Village[],
): (Village & { place?: Place })[] =>
  villages.map((village) => {
    const commune = communeSearch.find(village.name)
    const place = commune && { latitude: commune.latitude, longitude: commune.longitude }
    return { ...village, ...(place && { place }) }
  })
