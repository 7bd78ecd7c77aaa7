import * as v from 'valibot'
import { buildUrl, fetchJson, type Params } from './http'
import { readField, text } from '../wire/fields'
import { readList } from './strapi'
import type { StrapiCollections, StrapiDocument, Unchecked } from '../wire/wire'

/** For when the backend's totals are wrong. */
export const MAX_PAGES = 200

/** A backend that ignores the page number sends the same items forever. */
export const createNewEntryCheck = (): ((keys: readonly string[]) => boolean) => {
  const seen = new Set<string>()
  return (keys) => {
    const known = seen.size
    for (const key of keys) seen.add(key)
    return seen.size > known
  }
}

const keyOf = (entry: Unchecked<StrapiDocument>) =>
  v.parse(text, readField(entry, ['documentId', 'id'])) || JSON.stringify(entry)

type PagedRequest<Path> = {
  base: string
  path: Path
  params: Params
  pageSize: number
  init?: RequestInit
  /** Reads until a page is not full, also where the backend tells how many there are. */
  ignoresPageCount?: boolean
}

/** In the backend's order. @throws CmsError when any page fails. */
export const fetchAllEntries = async <Path extends keyof StrapiCollections>(call: PagedRequest<Path>) => {
  const { base, path, params, pageSize, init, ignoresPageCount = false } = call
  const entries: Unchecked<StrapiCollections[Path]>[] = []
  const hasNewEntry = createNewEntryCheck()
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const paged = { ...params, 'pagination[page]': page, 'pagination[pageSize]': pageSize }
    // One after the other: only the response tells whether there is a next page.
    const answer = await fetchJson(buildUrl(base, path, paged), init)
    const list = readList<StrapiCollections[Path]>(answer, `page ${page} of ${path}`)
    if (list.entries.length > 0 && !hasNewEntry(list.entries.map(keyOf))) {
      console.warn(`The list of ${path} was cut at page ${page}, which repeats entries only.`)
      return entries
    }
    entries.push(...list.entries)
    const isCounted = list.pageCount > 0 && !ignoresPageCount
    if (list.entries.length === 0 || (isCounted ? page >= list.pageCount : list.entries.length < pageSize)) {
      if (list.total > entries.length)
        console.warn(
          `Only ${entries.length} of ${list.total} ${path} were read: set rest.maxLimit to 100 in config/api.js.`,
        )
      return entries
    }
  }
  console.warn(`The list of ${path} was cut after ${MAX_PAGES} pages.`)
  return entries
}

/** An item may be on two pages when the list changed between the requests. */
export const uniqueById = <T extends { id: string }>(items: T[]): T[] => {
  const seen = new Set<string>()
  return items.filter(({ id }) => !id || (!seen.has(id) && seen.add(id)))
}
