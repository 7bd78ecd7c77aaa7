import { serviceTitles } from '../../../site/backendWords'
import { categorySegment } from '../../../site/paths'
import { settings } from '../../../site/settings'
import { foldText } from '../../../values/foldText'
import { buildUrl, fetchJson, unlessRefused, type Params } from './http'
import { couldBeId, couldBeSlug, isNumericId } from '../../content/ids'
import { fetchAllEntries, uniqueById } from './paging'
import { sortServices } from '../../content/serviceCategory'
import { readEntry, readList } from './strapi'
import { toService } from '../normalisers/toService'
import type { Service } from '../../content/types'
import type { StrapiService } from '../wire/wire'

const PATH = 'blog-posts'
const PAGE_SIZE = 100
/** Searched in the browser when the backend's search finds nothing (specification, 7). */
const SEARCH_LIMIT = 50
const SAME_SLUG_LIMIT = 10

/** In display order. @throws CmsError when any page fails. */
export const fetchAllServices = async (): Promise<Service[]> => {
  const entries = await fetchAllEntries({
    base: settings.apiUrl,
    path: PATH,
    params: { populate: '*', sort: 'id:asc', publicationState: 'live' },
    pageSize: PAGE_SIZE,
  })
  return sortServices(uniqueById(entries.map(toService)))
}

const lookupUrl = (filters: Params, count: number) =>
  buildUrl(settings.apiUrl, PATH, {
    ...filters,
    populate: '*',
    publicationState: 'live',
    'pagination[page]': 1,
    'pagination[pageSize]': count,
  })

const readServices = (answer: unknown): Service[] => readList<StrapiService>(answer).entries.map(toService)

const fetchLive = (url: string, signal?: AbortSignal): Promise<Service[]> =>
  unlessRefused(async () => readServices(await fetchJson(url, { signal })), [])

/** In its path Strapi 5 only accepts document ids, so a number is also looked up with a filter. @throws CmsError */
export const fetchServiceById = async (id: string, signal?: AbortSignal): Promise<Service | null> => {
  const url = buildUrl(settings.apiUrl, `${PATH}/${encodeURIComponent(id)}`, { populate: '*' })
  const answer = await unlessRefused(() => fetchJson(url, { signal }), null)
  const entry = readEntry<StrapiService>(answer)
  if (entry) return toService(entry)
  const [service] = isNumericId(id) ? await fetchLive(lookupUrl({ 'filters[id][$eq]': id }, 1), signal) : []
  return service ?? null
}

const titleOf = (slug: string) =>
  (Object.hasOwn(serviceTitles, slug) && serviceTitles[slug]) || slug.replaceAll('-', ' ')

const titleKey = (title: string) =>
  foldText(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** By title, slug, id, the first 50 titles, else the first service of all (specification, 7). @throws CmsError */
export const fetchService = async (
  slug: string,
  category?: string,
  signal?: AbortSignal,
): Promise<Service | null> => {
  if (!couldBeSlug(slug)) return null
  const key = titleKey(titleOf(slug))
  const hasSlug = (service: Service) => foldText(service.slug) === foldText(slug)
  const hasTitle = (service: Service) => titleKey(service.title) === key
  const isInCategory = (service: Service) => category === undefined || categorySegment(service) === category
  const isExactMatch = (service: Service) => (service.slug ? hasSlug(service) : hasTitle(service))

  const byTitle = { 'filters[title][$containsi]': titleOf(slug) }
  const [likely] = await fetchLive(lookupUrl(byTitle, 1), signal)
  if (likely && isExactMatch(likely) && isInCategory(likely)) return likely

  const withSlug = await fetchLive(lookupUrl({ 'filters[slug][$eq]': slug }, SAME_SLUG_LIMIT), signal)
  const sameSlug = withSlug.find(isInCategory) ?? withSlug[0]
  if (sameSlug) return sameSlug
  if (likely && hasTitle(likely)) return likely

  const byId = couldBeId(slug) ? await fetchServiceById(slug, signal) : null
  if (byId) return byId

  // Without a filter there is nothing to refuse: a 400 or 404 is a failure of the backend.
  const searched = readServices(await fetchJson(lookupUrl({}, SEARCH_LIMIT), { signal }))
  return (
    searched.find(isExactMatch) ??
    searched.find(hasTitle) ??
    likely ??
    searched.find((service) => titleKey(service.title).includes(key)) ??
    searched[0] ??
    null
  )
}
