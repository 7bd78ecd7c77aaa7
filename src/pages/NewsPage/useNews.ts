import { useQuery } from '@tanstack/react-query'
import { articlesQuery, newsFirstPageQuery } from '../../cms/queries/articleQueries'
import { useIsHydrated } from '../../hooks/useIsHydrated'
import { ARTICLES_PER_STEP } from '../../site/limits'
import { readPageNumber, withPageNumber } from '../../values/pageNumber'
import { useHydratedSearchParams } from '../shared/useHydratedSearchParams'
import type { NewsState } from './NewsView'

/** The state of the news page: twelve articles for each step in `?page=`. */
export const useNews = (): NewsState => {
  const { data, isPending, refetch } = useQuery(articlesQuery())
  // The first render must match the prerendered page, which only knows the first articles.
  const isComplete = useIsHydrated() && data !== undefined
  const { data: firstPage } = useQuery(newsFirstPageQuery())
  const [search, changeSearch] = useHydratedSearchParams()
  const step = readPageNumber(search)

  const unread = isPending ? 'loading' : 'error'
  const shown = isComplete
    ? { articles: data.slice(0, step * ARTICLES_PER_STEP), total: data.length }
    : firstPage
  if (!shown) return { status: unread }
  if (shown.total === 0) return { status: 'empty' }
  const isShort = shown.articles.length < Math.min(step * ARTICLES_PER_STEP, shown.total)
  return {
    status: 'ready',
    ...shown,
    rest: isShort ? unread : undefined,
    onShowMore: () => {
      if (!isComplete && unread === 'error') void refetch()
      if (!isShort)
        changeSearch((current) => withPageNumber(current, readPageNumber(current) + 1), { replace: true })
    },
  }
}
