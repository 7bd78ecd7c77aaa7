import { queryOptions } from '@tanstack/react-query'
import { isOfService, isWithProduct, jobsOf } from '../content/jobs'
import type { LinkedJob, LinkedProduct, LinkedService } from '../content/types'

const loadKnown = () => import('./knownArticles')

/** In the prerendered page, like the one below; what is newer is in the next build. */
export const productJobsQuery = (product: LinkedProduct) =>
  queryOptions<LinkedJob[]>({
    queryKey: ['jobs', 'product', product.slug],
    queryFn: async ({ client }) =>
      jobsOf(await (await loadKnown()).knownArticles(client), isWithProduct(product)),
    staleTime: Infinity,
    meta: { subject: `the jobs with “${product.slug}”`, logLevel: 'warn' },
  })

export const serviceJobsQuery = (service: Pick<LinkedService, 'id' | 'slug'>) =>
  queryOptions<LinkedJob[]>({
    queryKey: ['jobs', 'service', service.slug || service.id],
    queryFn: async ({ client }) =>
      jobsOf(await (await loadKnown()).knownArticles(client), isOfService(service)),
    staleTime: Infinity,
    meta: { subject: `the jobs of “${service.slug || service.id}”`, logLevel: 'warn' },
  })
