import type { Place } from '../site/area'
import { foldText } from '../values/foldText'

/** A municipality near the area; its place is the middle of its outline. */
export type Commune = Place & {
  /** INSEE code. */
  code: string
  name: string
  postcodes: readonly string[]
}

/**
 * Folds a name as people type it: without accents, hyphens or apostrophes, "St" and "Ste" in full. "L’Isle" and
 * "L Isle" are the same.
 */
export const foldName = (name: string): string =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bste\b/g, 'sainte')
    .replace(/\bst\b/g, 'saint')

/** A commune with its name folded once. */
export type IndexedCommune = { commune: Commune; folded: string }

export const indexCommunes = (communes: readonly Commune[]): IndexedCommune[] =>
  communes.map((commune) => ({ commune, folded: foldName(commune.name) }))

/** Better matches come first: the whole name, its beginning, the beginning of a word of it. */
const rankOf = (folded: string, query: string) => {
  if (folded === query) return 0
  if (folded.startsWith(query)) return 1
  return folded.includes(` ${query}`) ? 2 : null
}

const byRank = (a: { rank: number; name: string }, b: { rank: number; name: string }) =>
  a.rank - b.rank || a.name.length - b.name.length || a.name.localeCompare(b.name, 'fr')

/** How a commune is written in suggestions; several share a name, and several a postcode. */
export const communeLabel = ({ name, postcodes }: Commune): string => `${name} (${postcodes.join(', ')})`

/** A typed text in its parts: "Bages (11100)" has both. */
const partsOf = (typed: string) => ({
  name: foldName(typed.replace(/\d+/g, ' ')),
  postcode: /\d+/.exec(typed)?.[0] ?? '',
})

const hasPostcode = ({ commune }: IndexedCommune, start: string) =>
  commune.postcodes.some((postcode) => postcode.startsWith(start))

/** The communes that a typed text may stand for, the likeliest first. */
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

/**
 * The one commune that a typed text means, for a visitor who chose no suggestion: the only match of a postcode, or the
 * commune of that name; null when there is none, or several.
 */
export const findCommune = (index: readonly IndexedCommune[], typed: string): Commune | null => {
  const { name, postcode } = partsOf(typed)
  const named = index.filter((entry) => entry.folded === name && hasPostcode(entry, postcode))
  const [found, other] =
    named.length > 0 ? named.map(({ commune }) => commune) : findCommunes(index, typed, 2)
  return found !== undefined && other === undefined ? found : null
}
