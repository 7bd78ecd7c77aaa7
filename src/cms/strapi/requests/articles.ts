import { settings } from '../../../site/settings'
import { buildUrl, fetchJson, firstFound, type Params } from './http'
import { couldBeId, couldBeSlug } from '../../content/ids'
import { fetchAllEntries, uniqueById } from './paging'
import { readEntry, readList } from './strapi'
import { articleReader } from '../normalisers/toArticle'
import type { Article } from '../../content/types'
import type { StrapiArticle } from '../wire/wire'

const PAGE_SIZE = 50

/** The articles may come from another backend, which then serves their pictures too. */
const toArticle = articleReader(settings.articlesApiUrl.replace(/\/api$/, ''))

const headers = { Accept: 'application/json', 'Content-Type': 'application/json' }

const newestFirst = { populate: '*', sort: 'publishedAt:desc', publicationState: 'live' }

const searchFilters = (search: string): Params => ({
  'filters[$or][0][title][$containsi]': search,
  'filters[$or][1][excerpt][$containsi]': search,
  'filters[$or][2][content][$containsi]': search,
})

export type ArticlesSearch = {
  /** Searched in title, excerpt and content. */
  search?: string
}

/** Newest first, in pages of 50 (specification, 7). @throws CmsError when any page fails. */
export const fetchArticles = async (
  { search = '' }: ArticlesSearch = {},
  signal?: AbortSignal,
): Promise<Article[]> => {
  const text = search.trim()
  const entries = await fetchAllEntries({
    base: settings.articlesApiUrl,
    path: 'articles',
    params: { ...newestFirst, ...(text && searchFilters(text)) },
    pageSize: PAGE_SIZE,
    init: { signal, headers },
    ignoresPageCount: true,
  })
  return uniqueById(entries.map(toArticle))
}

const fetchFirst = async (params: Params, signal?: AbortSignal): Promise<Article | null> => {
  const url = buildUrl(settings.articlesApiUrl, 'articles', params)
  const [entry] = readList<StrapiArticle>(await fetchJson(url, { signal, headers })).entries
  return entry ? toArticle(entry) : null
}

/** Null when there is none. @throws CmsError when the backend fails. */
export const fetchNewestArticle = (signal?: AbortSignal): Promise<Article | null> =>
  fetchFirst({ ...newestFirst, 'pagination[pageSize]': 1 }, signal)

const fetchArticleById = async (id: string, signal?: AbortSignal): Promise<Article | null> => {
  const url = buildUrl(settings.articlesApiUrl, `articles/${id}`, { populate: '*' })
  const entry = readEntry<StrapiArticle>(await fetchJson(url, { signal, headers }))
  return entry && toArticle(entry)
}

/** By slug (specification, 7), else by id, which the path of an article without a slug has. @throws CmsError */
export const fetchArticle = async (slug: string, signal?: AbortSignal): Promise<Article | null> => {
  if (!couldBeSlug(slug)) return null
  const bySlug = () =>
    fetchFirst({ populate: '*', publicationState: 'live', 'filters[slug][$eq]': slug }, signal)
  // A backend whose articles have no slugs refuses the filter.
  return couldBeId(slug) ? firstFound([bySlug, () => fetchArticleById(slug, signal)]) : bySlug()
}
