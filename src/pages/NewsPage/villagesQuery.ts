import { queryOptions } from '@tanstack/react-query'
import { byVillage, jobsOf } from '../../cms/content/jobs'
import type { PlacedVillage } from '../../cms/content/types'
import { cachedJobs } from '../../cms/queries/cachedArticles'

/** The villages of the jobs. They are in the prerendered page; what is newer is in the next build. */
export const villagesQuery = () =>
  queryOptions<PlacedVillage[]>({
    queryKey: ['job-villages'],
    queryFn: async ({ client }) => {
      const villages = byVillage(jobsOf(await cachedJobs(client)))
      // The communes are 24 KB.
      return villages.length > 0 ? (await import('../../communes/placeVillages')).placeVillages(villages) : []
    },
    staleTime: Infinity,
    meta: { name: 'the villages of the jobs', logLevel: 'warn' },
  })
