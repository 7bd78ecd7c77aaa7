import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query'
import { readContent } from '../cache/readContent'
import { neighboursOf } from '../content/articleNeighbours'
import type { Article, ArticleNeighbours } from '../content/types'
import { cachedOrPublished } from './cachedOrPublished'

const loadRequests = () => import('../strapi/requests/articles')
const loadRefetch = () => import('./refetchLists')

/** A refetch requests the version of the news first, and the list only when that has changed. */
export const articlesQuery = () =>
  queryOptions({
    queryKey: ['articles'],
    queryFn: (context) => {
      const known = context.client.getQueryData<Article[]>(context.queryKey)
      return readContent<Article[]>(context, async (signal) =>
        known
          ? (await loadRefetch()).refetchArticles(known, context.client, signal)
          : (await loadRequests()).fetchArticles({}, signal),
      )
    },
    meta: { subject: 'the news' },
  })

/** Included in the prerendered news page instead of the whole list. */
export type NewsFirstPage = { articles: Article[]; total: number }

/** Never fetched: only a prerendered page puts it in the cache. */
export const newsFirstPageQuery = () =>
  queryOptions<NewsFirstPage>({ queryKey: ['news-first-page'], queryFn: skipToken })

export const articleKey = (slug: string) => [...articlesQuery().queryKey, slug]

export const articleQuery = (slug: string, client: QueryClient) => {
  const { queryKey } = articlesQuery()
  const isMatch = (article: Article) => article.slug === slug
  const articles = () => client.getQueryData(queryKey) ?? []
  const firstPage = () => client.getQueryData(newsFirstPageQuery().queryKey)?.articles ?? []
  const placeholderData = () => [...articles(), ...firstPage()].find(isMatch)
  const options = queryOptions<Article | null>({
    queryKey: articleKey(slug),
    queryFn: (context) =>
      readContent(context, async (signal) => (await loadRequests()).fetchArticle(slug, signal)),
    initialData: () => articles().find((article) => isMatch(article) && article.contentHtml !== null),
    initialDataUpdatedAt: () => client.getQueryState(queryKey)?.dataUpdatedAt,
    meta: { subject: `the article “${slug}”` },
  })
  return { ...options, placeholderData }
}

/** They are in the prerendered page; what is newer is in the next build. */
export const articleNeighboursQuery = (slug: string) =>
  queryOptions<ArticleNeighbours>({
    queryKey: ['article-neighbours', slug],
    queryFn: async ({ client }) => neighboursOf(await cachedOrPublished(client, articlesQuery()), slug),
    staleTime: Infinity,
    meta: { subject: `the articles around “${slug}”`, logLevel: 'warn' },
  })
