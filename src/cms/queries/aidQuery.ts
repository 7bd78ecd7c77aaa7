import { queryOptions } from '@tanstack/react-query'
import { timeAtShop } from '../../site/timeAtShop'
import { aidOn } from '../content/aids'
import type { LinkedAid } from '../content/types'
import { fetchPublished } from '../cache/published'
import { articlesQuery } from './articleQueries'
import { cachedOrPublished } from './cachedOrPublished'

/** The article about financial aids, for the pages where visitors think of the price. */
export const aidQuery = () =>
  queryOptions<LinkedAid | null>({
    queryKey: ['aid'],
    queryFn: async ({ client, queryKey, signal }) => {
      const published = await fetchPublished<LinkedAid | null>(queryKey, signal)
      if (published !== undefined) return published
      return aidOn(await cachedOrPublished(client, articlesQuery()), timeAtShop(new Date()).date)
    },
    staleTime: Infinity,
    meta: { subject: 'the article about aids', logLevel: 'warn' },
  })
