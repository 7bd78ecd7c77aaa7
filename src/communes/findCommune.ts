import type { Place } from '../site/area'
import { foldText } from '../values/foldText'

/** Its place is the middle of its outline. */
export type Commune = Place & {
  code: string
  name: string
  postcodes: readonly string[]
}

export const foldName = (name: string): string =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bste\b/g, 'sainte')
    .replace(/\bst\b/g, 'saint')

export type IndexedCommune = { commune: Commune; folded: string }

export const indexCommunes = (communes: readonly Commune[]): IndexedCommune[] =>
  communes.map((commune) => ({ commune, folded: foldName(commune.name) }))

const rankOf = (folded: string, query: string) => {
  if (folded === query) return 0
  if (folded.startsWith(query)) return 1
  return folded.includes(` ${query}`) ? 2 : null
}

const byRank = (a: { rank: number; name: string }, b: { rank: number; name: string }) =>
  a.rank - b.rank || a.name.length - b.name.length || a.name.localeCompare(b.name, 'fr')

/** Several communes share a name, and several a postcode. */
export const communeLabel = ({ name, postcodes }: Commune): string => `${name} (${postcodes.join(', ')})`

const partsOf = (typed: string) => ({
  name: foldName(typed.replace(/\d+/g, ' ')),
  postcode: /\d+/.exec(typed)?.[0] ?? '',
})

const hasPostcode = ({ commune }: IndexedCommune, start: string) =>
  commune.postcodes.some((postcode) => postcode.startsWith(start))

export const findCommunes = (index: readonly IndexedCommune[], typed: string, limit: number): Commune[] => {
  const { name, postcode } = partsOf(typed)
  if (name === '' && postcode === '') return []
  const matches = index.flatMap((entry) => {
    const rank = name === '' ? 0 : rankOf(entry.folded, name)
    return rank !== null && hasPostcode(entry, postcode)
      ? [{ commune: entry.commune, rank, name: entry.commune.name }]
      : []
  })
  return [...matches]
    .sort(byRank)
    .slice(0, limit)
    .map(({ commune }) => commune)
}

/** The only match of a postcode, or of that name; null when there is none, or several. */
export const findCommune = (index: readonly IndexedCommune[], typed: string): Commune | null => {
  const { name, postcode } = partsOf(typed)
  const named = index.filter((entry) => entry.folded === name && hasPostcode(entry, postcode))
  const [found, other] =
    named.length > 0 ? named.map(({ commune }) => commune) : findCommunes(index, typed, 2)
  return found !== undefined && other === undefined ? found : null
}
