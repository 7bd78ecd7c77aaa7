import { queryOptions } from '@tanstack/react-query'
import { fetchPublished } from '../cache/published'
import type { SiteMapSection } from '../content/types'

/** Only the build knows all of it, so the page shows the copy that the build published. */
export const siteMapQuery = () =>
  queryOptions({
    queryKey: ['site-map'],
    queryFn: async ({ queryKey }) => {
      const sections = await fetchPublished<SiteMapSection[]>(queryKey)
      if (!sections) throw new Error('This build published no site map.')
      return sections
    },
    staleTime: Infinity,
    meta: { name: 'the site map' },
  })
