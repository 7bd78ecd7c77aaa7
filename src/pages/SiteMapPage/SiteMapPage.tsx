import { useQuery } from '@tanstack/react-query'
import { siteMapQuery } from '../../cms/queries/siteMapQuery'
import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { siteMapMetadata } from './metadata'
import { SiteMapView, type SiteMapState } from './SiteMapView'

/** `/plan-du-site`: links to every page. */
export const SiteMapPage = () => {
  const { data, isPending } = useQuery(siteMapQuery())

  // Data takes precedence over errors: a failed refetch keeps the content on screen.
  const toState = (): SiteMapState => {
    if (data) return { status: 'ready', sections: data }
    return { status: isPending ? 'loading' : 'error' }
  }

  return (
    <>
      <PageMetadata {...siteMapMetadata()} />
      <SiteMapView state={toState()} />
    </>
  )
}
