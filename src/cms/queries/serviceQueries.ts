import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { categorySegment } from '../../site/paths'
import { readContent } from '../cache/readContent'
import type { ServicesAddress } from '../strapi/requests/servicesPage'
import type { Service, ServiceList } from '../content/types'

const loadRequests = () => import('../strapi/requests/services')
const loadListRequests = () => import('../strapi/requests/servicesPage')

const lists = 'service-lists'

export const servicesPageQuery = ({ category, page }: ServicesAddress) =>
  queryOptions({
    queryKey: [lists, category ?? '', page],
    queryFn: (context) =>
      readContent<ServiceList>(context, async (signal) =>
        (await loadListRequests()).fetchServicesPage({ category, page }, signal),
      ),
    meta: { name: 'the services' },
  })

type IsMatch = (service: Service) => boolean

/** Only placeholder data: a list request populates `image` alone (specification, 7), so it lacks what else a service has. */
const findInLists = (client: QueryClient, isMatch: IsMatch) =>
  client
    .getQueryCache()
    .findAll({ queryKey: [lists] })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ queryKey }) => client.getQueryData<ServiceList>(queryKey)?.services ?? [])
    .find(isMatch)

const logIfMissing = (service: Service | null, wanted: string) => {
  if (!service) console.error(`There is no service “${wanted}”.`)
  return service
}

/** Two categories may each have a service with the same slug. */
type ServiceAddress = { category: string; slug: string }

export const serviceKey = ({ category, slug }: ServiceAddress) => ['services', category, slug]

export const serviceQuery = ({ category, slug }: ServiceAddress, client: QueryClient) => {
  const isMatch = (service: Service) => service.slug === slug && categorySegment(service) === category
  const options = queryOptions<Service | null>({
    queryKey: serviceKey({ category, slug }),
    queryFn: (context) =>
      readContent(context, async (signal) =>
        logIfMissing(await (await loadRequests()).fetchService(slug, category, signal), slug),
      ),
    meta: { name: `the service “${slug}”` },
  })
  return { ...options, placeholderData: () => findInLists(client, isMatch) }
}

export const serviceByIdKey = (id: string) => ['services', id]

export const serviceByIdQuery = (id: string, client: QueryClient) => {
  const isMatch = (service: Service) => service.id === id
  const options = queryOptions<Service | null>({
    queryKey: serviceByIdKey(id),
    queryFn: (context) =>
      readContent(context, async (signal) =>
        logIfMissing(await (await loadRequests()).fetchServiceById(id, signal), id),
      ),
    meta: { name: `the service “${id}”` },
  })
  return { ...options, placeholderData: () => findInLists(client, isMatch) }
}
