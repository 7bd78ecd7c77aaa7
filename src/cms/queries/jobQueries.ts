import { queryOptions } from '@tanstack/react-query'
import { isOfService, isWithProduct, jobsOf } from '../content/jobs'
import { cachedJobs } from './cachedArticles'
import type { Job, LinkedJob, LinkedProduct, LinkedService } from '../content/types'

/** In the prerendered page; what is newer is in the next build. */
const jobsQuery = (of: 'product' | 'service', slug: string, isWanted: (job: Job) => boolean) =>
  queryOptions<LinkedJob[]>({
    queryKey: ['jobs', of, slug],
    queryFn: async ({ client }) => jobsOf(await cachedJobs(client), isWanted),
    staleTime: Infinity,
    meta: { name: `the jobs of the ${of} “${slug}”`, logLevel: 'warn' },
  })

export const productJobsQuery = (product: LinkedProduct) =>
  jobsQuery('product', product.slug, isWithProduct(product))

export const serviceJobsQuery = (service: Pick<LinkedService, 'id' | 'slug'>) =>
  jobsQuery('service', service.slug || service.id, isOfService(service))
