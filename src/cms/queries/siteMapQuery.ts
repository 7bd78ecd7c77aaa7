import { queryOptions } from '@tanstack/react-query'
import { fetchPublished } from '../cache/published'
import type { SiteMapSection } from '../content/types'

/**
 * The sections of the site map that the content fills. The build alone knows all of it, so the page shows the copy that
 * it published; what is newer is in the map of the next build.
 */
export const siteMapQuery = () =>
  queryOptions({
    queryKey: ['site-map'],
    queryFn: async ({ queryKey }) => {
      const sections = await fetchPublished<SiteMapSection[]>(queryKey)
      if (!sections) throw new Error('This build published no site map.')
      return sections
    },
    staleTime: Infinity,
    meta: { subject: 'the site map' },
  })
