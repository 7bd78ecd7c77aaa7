import { areaCentre, type Place } from '../site/area'
import { serviceArea } from '../site/identity'
import communes from './communes.json'
import { coverageOf, distanceKm, type Coverage } from './coverage'
import {
  communeLabel,
  findCommune,
  findCommunes,
  indexCommunes,
  namedCommune,
  type Commune,
} from './findCommune'

const all: readonly Commune[] = communes
const index = indexCommunes(all)

const SUGGESTIONS = 5
const SEVERAL = 12

export type FoundCommune = Place & {
  name: string
  /** m; the mean of the whole commune where the town's is not known. */
  altitude: number
  isMean: boolean
  /** Whole km from the centre of the area. */
  km: number
  coverage: Coverage
}

const toFound = (commune: Commune): FoundCommune => {
  const distance = distanceKm(areaCentre, commune)
  return {
    name: commune.name,
    altitude: commune.altitude,
    isMean: commune.isMean ?? false,
    latitude: commune.latitude,
    longitude: commune.longitude,
    km: Math.round(distance),
    coverage: coverageOf(distance, serviceArea.radiusKm),
  }
}

const toListed = (commune: Commune) => ({ code: commune.code, label: communeLabel(commune) })

export const communeSearch = {
  suggest: (typed: string) => findCommunes(index, typed, SUGGESTIONS).map(toListed),
  candidates: (typed: string) => {
    const found = findCommunes(index, typed, SEVERAL + 1)
    return { communes: found.slice(0, SEVERAL).map(toListed), hasMore: found.length > SEVERAL }
  },
  find: (typed: string): FoundCommune | null => {
    const commune = findCommune(index, typed)
    return commune && toFound(commune)
  },
  named: (typed: string): FoundCommune | null => {
    const commune = namedCommune(index, typed)
    return commune && toFound(commune)
  },
  byCode: (code: string): (FoundCommune & { label: string }) | null => {
    const commune = all.find((known) => known.code === code)
    return commune ? { ...toFound(commune), label: communeLabel(commune) } : null
  },
}
