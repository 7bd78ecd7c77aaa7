import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { toServiceCategory } from '../../cms/content/serviceCategory'
import { serviceByIdQuery, serviceQuery } from '../../cms/queries/serviceQueries'
import type { Service } from '../../cms/content/types'
import { partWhenNear } from '../../hydration/lazy/partWhenNear'
import { isUpkeep } from '../../cms/content/tariffs'
import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { serviceMetadata } from './metadata'
import { categorySegment, NO_CATEGORY } from '../../site/paths'
import { useEntry } from '../shared/useEntry'
import { useIsPriced } from '../shared/useIsPriced'
import { useRemoteIcon } from '../shared/useRemoteIcon'
import { ServiceView, type ServiceState } from './ServiceView'

const Jobs = partWhenNear<{ service: Service }>(
  async () => (await import('./ServiceJobsPart')).ServiceJobsPart,
)

type Address = { segment: string; category?: string; isId: boolean }

/** `/services/{category}/{slug}`. */
export const ServicePage = () => {
  // Already decoded by the router.
  const { category = '', slug = '' } = useParams()
  return <ServiceAt segment={slug.trim()} category={category} isId={false} />
}

/** `/services/services-details/{id}`. */
export const ServiceByIdPage = () => <ServiceAt segment={useParams().id?.trim() ?? ''} isId />

const ServiceAt = ({ segment, category = NO_CATEGORY, isId }: Address) => {
  const routeCategory = category === NO_CATEGORY ? null : toServiceCategory(category)
  const client = useQueryClient()
  const address = { category: categorySegment({ category: routeCategory }), slug: segment }
  const query = isId ? serviceByIdQuery(segment, client) : serviceQuery(address, client)
  const { data, rest, error } = useEntry(query)
  const icon = useRemoteIcon(data?.icon ?? null)
  const isPriced = useIsPriced(isUpkeep(data?.category))

  const toState = (): ServiceState => {
    if (data) return { status: 'ready', service: data, rest }
    if (data === null) return { status: 'empty' }
    return { status: error ? 'error' : 'loading' }
  }

  return (
    <>
      <PageMetadata {...serviceMetadata(data ?? null)} />
      <ServiceView
        category={data ? data.category : routeCategory}
        segment={segment}
        state={toState()}
        icon={icon}
        isPriced={isPriced}
        related={data && <Jobs key={data.id} service={data} />}
      />
    </>
  )
}
