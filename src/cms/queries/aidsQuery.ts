import { queryOptions } from '@tanstack/react-query'
import { timeAtShop } from '../../site/timeAtShop'
import { aidsFrom } from '../content/aids'
import type { LinkedAid } from '../content/types'
import { fetchPublished } from '../cache/published'

const loadCached = () => import('./cachedArticles')

/** The articles about financial aids, for the pages where visitors think of the price. */
export const aidsQuery = () =>
  queryOptions<LinkedAid[]>({
    queryKey: ['aids'],
    queryFn: async ({ client, queryKey, signal }) =>
      (await fetchPublished<LinkedAid[]>(queryKey, signal)) ??
      aidsFrom(await (await loadCached()).cachedArticles(client), timeAtShop(new Date()).date),
    staleTime: Infinity,
    meta: { name: 'the articles about aids', logLevel: 'warn' },
  })
