import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query'
import { readContent } from './readContent'
import type { Article } from './types'

/** The code that reads Strapi, loaded with the first fetch: a prerendered page shows its content without it. */
const loadRequests = () => import('./strapi/articles')

/** All the news, the newest first. */
export const articlesQuery = () =>
  queryOptions({
    queryKey: ['articles'],
    queryFn: (context) =>
      readContent<Article[]>(context, async (signal) => (await loadRequests()).fetchArticles({}, signal)),
    meta: { subject: 'the news' },
  })

/** The first articles and the number of all: what the prerendered page of the news carries instead of the whole list. */
export type NewsFirstPage = { articles: Article[]; total: number }

/** Never fetched: only a prerendered page has it. */
export const newsFirstPageQuery = () =>
  queryOptions<NewsFirstPage>({ queryKey: ['news-first-page'], queryFn: skipToken })

export const articleKey = (slug: string) => [...articlesQuery().queryKey, slug]

/** One article, null when there is none. It starts from the list in the cache, unless that came without contents. */
export const articleQuery = (slug: string, client: QueryClient) => {
  const { queryKey } = articlesQuery()
  return queryOptions<Article | null>({
    queryKey: articleKey(slug),
    queryFn: (context) =>
      readContent(context, async (signal) => (await loadRequests()).fetchArticle(slug, signal)),
    initialData: () =>
      client.getQueryData(queryKey)?.find((article) => article.slug === slug && article.contentHtml !== null),
    initialDataUpdatedAt: () => client.getQueryState(queryKey)?.dataUpdatedAt,
    meta: { subject: `the article “${slug}”` },
  })
}
