import type { QueryClient } from '@tanstack/react-query'
import type { Article } from '../content/types'
import { articlesQuery } from './articleQueries'
import { cachedOrPublished } from './cachedOrPublished'

/** For what a prerendered page knows from the build; loaded where it does not. */
export const knownArticles = (client: QueryClient): Promise<Article[]> =>
  cachedOrPublished(client, articlesQuery())
