import { queryOptions, skipToken } from '@tanstack/react-query'
import { readContent } from '../cache/readContent'
import type { Article } from '../content/types'

const loadRequests = () => import('../strapi/requests/articles')
const loadRefetch = () => import('./refetchLists')

/** A refetch requests the version of the news first, and the list only when that has changed. */
export const articlesQuery = () =>
  queryOptions({
    queryKey: ['articles'],
    queryFn: (context) => {
      const cached = context.client.getQueryData<Article[]>(context.queryKey)
      return readContent<Article[]>(context, async (signal) =>
        cached
          ? (await loadRefetch()).refetchArticles(cached, context.client, signal)
          : (await loadRequests()).fetchArticles({}, signal),
      )
    },
    meta: { name: 'the news' },
  })

/** Included in the prerendered news page instead of the whole list. */
export type NewsFirstPage = { articles: Article[]; total: number }

/** Never fetched: only a prerendered page puts it in the cache. */
export const newsFirstPageQuery = () =>
  queryOptions<NewsFirstPage>({ queryKey: ['news-first-page'], queryFn: skipToken })
