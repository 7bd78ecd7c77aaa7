import { queryOptions, skipToken } from '@tanstack/react-query'
import type { CatalogueVersion, NewsVersion } from '../content/types'

// Never fetched by themselves: they come from the build, or from the last refetch of the list.

export const catalogueVersionQuery = () =>
  queryOptions<CatalogueVersion>({ queryKey: ['catalogue-version'], queryFn: skipToken })

export const newsVersionQuery = () =>
  queryOptions<NewsVersion>({ queryKey: ['news-version'], queryFn: skipToken })
