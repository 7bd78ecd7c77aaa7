import { useQuery, useQueryClient } from '@tanstack/react-query'
import { toServiceCategory } from '../../cms/serviceCategory'
import { serviceByIdQuery, serviceQuery } from '../../cms/serviceQueries'
import { PageMetadata } from '../../components/PageMetadata/PageMetadata'
import { serviceMetadata } from '../../seo/metadata/services'
import { categorySegment, NO_CATEGORY } from '../../site/paths'
import { useRouteParams } from '../routeParams'
import { useRemoteIcon } from '../useRemoteIcon'
import { ServiceView, type ServiceState } from './ServiceView'

type Address = { segment: string; category?: string; isId: boolean }

/** `/services/{category}/{slug}`. */
export const ServicePage = () => {
  // Already decoded by the router.
  const { category = '', slug = '' } = useRouteParams()
  return <Service segment={slug.trim()} category={category} isId={false} />
}

/** `/services/services-details/{id}`. */
export const ServiceByIdPage = () => <Service segment={useRouteParams().id?.trim() ?? ''} isId />

const Service = ({ segment, category = NO_CATEGORY, isId }: Address) => {
  const client = useQueryClient()
  const routeCategory = category === NO_CATEGORY ? null : toServiceCategory(category)
  const query = isId
    ? serviceByIdQuery(segment, client)
    : serviceQuery({ category: categorySegment({ category: routeCategory }), slug: segment }, client)
  const { data, isPending } = useQuery(query)
  const icon = useRemoteIcon(data?.icon ?? null)

  const toState = (): ServiceState => {
    if (data) return { status: 'ready', service: data }
    return { status: isPending ? 'loading' : 'absent' }
  }

  return (
    <>
      <PageMetadata {...serviceMetadata(data ?? null)} />
      <ServiceView
        category={data ? data.category : routeCategory}
        segment={segment}
        state={toState()}
        icon={icon}
      />
    </>
  )
}
