import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { withPublishedFallback, publishedName } from './published'
import type { Article } from './types'

/** The code that calls the backend, loaded on demand: a prerendered page shows its content without it. */
const loadCalls = () => import('./articles')

/** The first articles and the number of all: what a prerendered page of the news carries. */
export type NewsFirstPage = { articles: Article[]; total: number }

/** Only the build fills this cache entry. */
export const newsFirstPageKey = ['news-first-page'] as const

export const articlesQuery = () =>
  queryOptions({
    queryKey: ['articles'],
    queryFn: withPublishedFallback<Article[]>({
      name: 'articles',
      ask: async (signal) => (await loadCalls()).fetchArticles({}, signal),
      firstPageKey: newsFirstPageKey,
    }),
    meta: { subject: 'the news' },
  })

/** One article, null when there is none. It starts from the list in the cache, unless that came without contents. */
export const articleQuery = (slug: string, client: QueryClient) => {
  const { queryKey } = articlesQuery()
  return queryOptions({
    queryKey: ['article', slug],
    queryFn: withPublishedFallback<Article | null>({
      name: publishedName('articles', slug),
      ask: async (signal) => (await loadCalls()).fetchArticle(slug, signal),
    }),
    initialData: () => {
      const known = client.getQueryData(queryKey)?.find((article) => article.slug === slug)
      return known?.contentHtml === null ? undefined : known
    },
    initialDataUpdatedAt: () => client.getQueryState(queryKey)?.dataUpdatedAt,
    meta: { subject: `the article “${slug}”` },
  })
}
