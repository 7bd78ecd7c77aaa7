import { distance } from 'fastest-levenshtein'
import { areaCentre, type Place } from '../site/area'
import { foldName } from '../values/foldName'
import { distanceKm } from './coverage'

/** Its place is the middle of its outline. */
export type Commune = Place & {
  code: string
  name: string
  postcodes: readonly string[]
  /** m, of the town. */
  altitude: number
  /** The altitude is the mean of the whole commune instead. */
  isMean?: boolean
}

export type IndexedCommune = { commune: Commune; folded: string; km: number }

export const indexCommunes = (communes: readonly Commune[]): IndexedCommune[] =>
  communes.map((commune) => ({
    commune,
    folded: foldName(commune.name),
    km: distanceKm(areaCentre, commune),
  }))

/** A shorter text is one letter off nearly any name. */
const MISSPELT_LETTERS = 5

const isMisspelt = (name: string, query: string) =>
  query.length >= MISSPELT_LETTERS && distance(name, query) <= 1

/** A whole name, misspelt or not, is as good as the beginning of another one. */
const rankOf = (folded: string, query: string) => {
  if (folded === query) return 0
  if (folded.startsWith(query) || isMisspelt(folded, query)) return 1
  return folded.includes(` ${query}`) ? 2 : null
}

/** As `rankOf`, for a name whose beginning is misspelt. */
const rankOfMisspelt = (folded: string, query: string) =>
  [-1, 0, 1].some((more) => isMisspelt(folded.slice(0, query.length + more), query)) ? 0 : null

const TWICE_MISSPELT_LETTERS = 8

/** As `rankOf`, for a long name with two wrong letters: "Carcasone". */
const rankOfTwiceMisspelt = (folded: string, query: string) =>
  query.length >= TWICE_MISSPELT_LETTERS && distance(folded, query) === 2 ? 0 : null

/** Several communes share a name, and several a postcode. */
export const communeLabel = ({ name, postcodes }: Commune): string => `${name} (${postcodes.join(', ')})`

const partsOf = (typed: string) => {
  // "11 500".
  const text = typed.replace(/(\d) +(?=\d)/g, '$1')
  return { name: foldName(text.replace(/\d+/g, ' ')), postcode: /\d+/.exec(text)?.[0] ?? '' }
}

const hasPostcode = ({ commune }: IndexedCommune, start: string) =>
  commune.postcodes.some((postcode) => postcode.startsWith(start))

/** The best match first, then the nearest to the centre of the area. */
export const findCommunes = (index: readonly IndexedCommune[], typed: string, limit: number): Commune[] => {
  const { name, postcode } = partsOf(typed)
  if (name === '' && postcode === '') return []
  const matchesBy = (rankBy: typeof rankOf) =>
    index.flatMap((entry) => {
      const rank = name === '' ? 0 : rankBy(entry.folded, name)
      return rank !== null && hasPostcode(entry, postcode) ? [{ ...entry, rank }] : []
    })
  for (const rankBy of [rankOf, rankOfMisspelt, rankOfTwiceMisspelt]) {
    const found = matchesBy(rankBy)
    if (found.length > 0)
      return found
        .sort((a, b) => a.rank - b.rank || a.km - b.km)
        .slice(0, limit)
        .map(({ commune }) => commune)
  }
  return []
}

const withName = (index: readonly IndexedCommune[], typed: string): Commune[] => {
  const { name, postcode } = partsOf(typed)
  return index
    .filter((entry) => entry.folded === name && hasPostcode(entry, postcode))
    .map(({ commune }) => commune)
}

const onlyOne = ([found, other]: readonly Commune[]) =>
  found !== undefined && other === undefined ? found : null

/** The commune of that whole name, with its postcode if it has one; null when there is none, or several. */
export const namedCommune = (index: readonly IndexedCommune[], typed: string): Commune | null =>
  onlyOne(withName(index, typed))

/** As `namedCommune`, or the only one of a postcode. A part of a name may mean a town that is not in the list. */
export const findCommune = (index: readonly IndexedCommune[], typed: string): Commune | null => {
  const { name, postcode } = partsOf(typed)
  const isPostcode = name === '' && postcode.length === 5
  return isPostcode ? onlyOne(findCommunes(index, typed, 2)) : namedCommune(index, typed)
}
