import { queryOptions, skipToken } from '@tanstack/react-query'
import type { NewsVersion } from '../content/types'

/** Never fetched by itself: it comes from the build or the last refetch of the news. */
export const newsVersionQuery = () =>
  queryOptions<NewsVersion>({ queryKey: ['news-version'], queryFn: skipToken })
