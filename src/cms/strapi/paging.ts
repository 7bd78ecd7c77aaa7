import { buildUrl, fetchJson, type Query } from '../http'
import { readList, type EntryPage } from './strapi'
import type { StrapiCollections, StrapiDocument, Unchecked } from './wire'

/** Stops a browser from requesting pages without end when the backend's totals are wrong. */
const MAX_PAGES = 200

type PagedCall<Path> = {
  base: string
  path: Path
  query: Query
  pageSize: number
  init: RequestInit
  /** Whether the page just read is the last one. */
  isLast: (list: EntryPage<StrapiDocument>, page: number) => boolean
}

/** The last page is number `pageCount`; without a count, the first page that is not full. */
export const isLastOf =
  (pageSize: number): PagedCall<string>['isLast'] =>
  ({ pageCount, entries }, page) =>
    pageCount ? page >= pageCount : entries.length < pageSize

/** Every entry of a list, page after page, in the backend's order. @throws CmsError when any page fails. */
export const fetchAllEntries = async <Path extends keyof StrapiCollections>(call: PagedCall<Path>) => {
  const { base, path, query, pageSize, init, isLast } = call
  const entries: Unchecked<StrapiCollections[Path]>[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const paged = { ...query, 'pagination[page]': page, 'pagination[pageSize]': pageSize }
    // One after the other: only an answer says whether there is a next page.
    const list = readList<StrapiCollections[Path]>(await fetchJson(buildUrl(base, path, paged), init))
    entries.push(...list.entries)
    if (list.entries.length === 0 || isLast(list, page)) return entries
  }
  console.warn(`The list of ${path} was cut after ${MAX_PAGES} pages.`)
  return entries
}

/** Drops repeated items: two pages may hold the same one when the list changed between the calls. */
export const uniqueById = <T extends { id: string }>(items: T[]): T[] => {
  const seen = new Set<string>()
  return items.filter(({ id }) => !id || (!seen.has(id) && seen.add(id)))
}
