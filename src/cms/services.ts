import { categorySegment } from '../site/paths'
import { settings } from '../site/settings'
import { foldText } from '../values/foldText'
import { buildUrl, fetchJson, unlessRefused, type Query } from './http'
import { couldBeId, isNumericId } from './ids'
import { fetchAllEntries, isLastOf } from './paging'
import { sortServices } from './serviceCategory'
import { readEntry, readList } from './strapi'
import { toService } from './toService'
import type { Service } from './types'

const PATH = 'blog-posts'
/** Services in one call of the whole list. */
const PAGE_SIZE = 100
/** How many services are searched when the backend's own search finds nothing (specification, 7). */
const SEARCHED = 50
/** How many services of one slug are looked through for the one of the address's category. */
const NAMESAKES = 10

/** Every service, whole and in the order they are shown, for the build. @throws CmsError when any page fails. */
export const fetchAllServices = async (signal?: AbortSignal): Promise<Service[]> => {
  const entries = await fetchAllEntries({
    base: settings.apiUrl,
    path: PATH,
    query: { populate: '*', sort: 'id:asc', publicationState: 'live' },
    pageSize: PAGE_SIZE,
    init: { signal },
    isLast: isLastOf(PAGE_SIZE),
  })
  return sortServices(entries.map(toService))
}

const fetchLive = async (filters: Query, count: number, signal?: AbortSignal): Promise<Service[]> => {
  const query = {
    ...filters,
    populate: '*',
    publicationState: 'live',
    'pagination[page]': 1,
    'pagination[pageSize]': count,
  }
  const ask = () => fetchJson(buildUrl(settings.apiUrl, PATH, query), { signal })
  const answer = await unlessRefused(ask, null)
  return answer === null ? [] : readList(answer).entries.map(toService)
}

/**
 * The service of an id; a number is also looked for among the ids, because the backend's newer versions answer to
 * document ids alone.
 * @returns null when there is none. @throws CmsError on a network failure or a 5xx.
 */
export const fetchServiceById = async (id: string, signal?: AbortSignal): Promise<Service | null> => {
  const url = buildUrl(settings.apiUrl, `${PATH}/${encodeURIComponent(id)}`, { populate: '*' })
  const entry = readEntry(await unlessRefused(() => fetchJson(url, { signal }), null))
  if (entry) return toService(entry)
  const [service] = isNumericId(id) ? await fetchLive({ 'filters[id][$eq]': id }, 1, signal) : []
  return service ?? null
}

/** Titles that slugs stand for (specification, 7). */
const titles: Readonly<Record<string, string>> = {
  installation: 'Installation',
  entretien: 'Entretien',
  vente: 'Vente',
  sav: 'Dépannage',
  depannage: 'Dépannage',
}

const titleOf = (slug: string) => (Object.hasOwn(titles, slug) && titles[slug]) || slug.replaceAll('-', ' ')

/** Titles that differ by case, accents and signs alone have one key. */
const keyOf = (title: string) =>
  foldText(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * The service of a slug: the title it stands for, the slug itself, the id, then the first 50 by title, and the very
 * first as a last resort (specification, 7). A service that only resembles what was asked is kept back as long as the
 * one that is meant may still be found; of several with one slug, the one of the address's category is meant.
 * @param category as the address spells it; any when absent.
 * @returns null when the backend has no service at all. @throws CmsError on a network failure or a 5xx.
 */
export const fetchService = async (
  slug: string,
  category?: string,
  signal?: AbortSignal,
): Promise<Service | null> => {
  // An empty text is contained in every title.
  if (!slug) return null
  const title = titleOf(slug)
  const key = keyOf(title)
  const hasSlug = (service: Service) => foldText(service.slug) === foldText(slug)
  const hasTitle = (service: Service) => keyOf(service.title) === key
  const isAtHome = (service: Service) => category === undefined || categorySegment(service) === category
  const isMeant = (service: Service) => (service.slug ? hasSlug(service) : hasTitle(service))

  const [likely] = await fetchLive({ 'filters[title][$containsi]': title }, 1, signal)
  if (likely && isMeant(likely) && isAtHome(likely)) return likely

  const bySlug = await fetchLive({ 'filters[slug][$eq]': slug }, NAMESAKES, signal)
  const named = bySlug.find(isAtHome) ?? bySlug[0]
  if (named) return named
  if (likely && hasTitle(likely)) return likely

  const byId = couldBeId(slug) ? await fetchServiceById(slug, signal) : null
  if (byId) return byId

  const searched = await fetchLive({}, SEARCHED, signal)
  return (
    searched.find(isMeant) ??
    searched.find(hasTitle) ??
    likely ??
    searched.find((service) => keyOf(service.title).includes(key)) ??
    searched[0] ??
    null
  )
}
