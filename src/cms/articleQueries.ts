import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { orPublished, publishedName } from './published'
import type { Article } from './types'

/** The code that asks the backend; a built page shows its content without it. */
const calls = () => import('./articles')

/** The beginning of the news, as a built page keeps it. */
export type NewsFront = { articles: Article[]; total: number }

/** Where a built page keeps the first news; nothing else ever writes there. */
export const newsFrontKey = ['news-front'] as const

export const articlesQuery = () =>
  queryOptions({
    queryKey: ['articles'],
    queryFn: orPublished<Article[]>({
      name: 'articles',
      ask: async (signal) => (await calls()).fetchArticles({}, signal),
      frontKey: newsFrontKey,
    }),
    meta: { subject: 'the news' },
  })

/** One article; taken from the list when that is in memory. null when there is none. */
export const articleQuery = (slug: string, client: QueryClient) => {
  const { queryKey } = articlesQuery()
  return queryOptions({
    queryKey: ['article', slug],
    queryFn: orPublished<Article | null>({
      name: publishedName('articles', slug),
      ask: async (signal) => (await calls()).fetchArticle(slug, signal),
    }),
    initialData: () => {
      const known = client.getQueryData(queryKey)?.find((article) => article.slug === slug)
      return known?.contentHtml === null ? undefined : known
    },
    initialDataUpdatedAt: () => client.getQueryState(queryKey)?.dataUpdatedAt,
    meta: { subject: `the article “${slug}”` },
  })
}
