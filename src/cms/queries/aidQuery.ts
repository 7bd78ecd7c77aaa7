import { queryOptions } from '@tanstack/react-query'
import { timeAtShop } from '../../site/timeAtShop'
import { aidOn } from '../content/aids'
import type { LinkedAid } from '../content/types'
import { fetchPublished } from '../cache/published'

const loadKnown = () => import('./knownArticles')

/** The article about financial aids, for the pages where visitors think of the price. */
export const aidQuery = () =>
  queryOptions<LinkedAid | null>({
    queryKey: ['aid'],
    queryFn: async ({ client, queryKey, signal }) => {
      const published = await fetchPublished<LinkedAid | null>(queryKey, signal)
      if (published !== undefined) return published
      return aidOn(await (await loadKnown()).knownArticles(client), timeAtShop(new Date()).date)
    },
    staleTime: Infinity,
    meta: { subject: 'the article about aids', logLevel: 'warn' },
  })
