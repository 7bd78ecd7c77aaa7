import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { categorySegment } from '../site/paths'
import { withPublishedFallback, publishedName } from './published'
import type { ServicesAddress } from './servicesPage'
import type { Service, ServicesPage } from './types'

/** The code that calls the backend, loaded on demand: a prerendered page shows its content without it. */
const loadCalls = () => import('./services')
const loadListCalls = () => import('./servicesPage')

/** The published name of a page of the list. */
export const servicesPageName = ({ category = '', page }: ServicesAddress) =>
  publishedName('service-lists', `${category} ${page}`)

export const servicesPageQuery = ({ category, page }: ServicesAddress) =>
  queryOptions({
    queryKey: ['services', { category, page }],
    queryFn: withPublishedFallback<ServicesPage>({
      name: servicesPageName({ category, page }),
      ask: async (signal) => (await loadListCalls()).fetchServicesPage({ category, page }, signal),
    }),
    meta: { subject: 'the services' },
  })

/** A list only populates the main picture: such a service may lack its category, its cover or its content. */
const isComplete = ({ category, image, contentHtml }: Service) =>
  category !== null && image !== null && Boolean(contentHtml)

const fromLists = (client: QueryClient, isWanted: (service: Service) => boolean) => {
  for (const [key, page] of client.getQueriesData<ServicesPage>({ queryKey: ['services'] })) {
    const service = page?.services.find((candidate) => isWanted(candidate) && isComplete(candidate))
    if (service) return { service, updatedAt: client.getQueryState(key)?.dataUpdatedAt }
  }
  return undefined
}

const reportMissing = (service: Service | null, asked: string) => {
  if (!service) console.error(`There is no service “${asked}”.`)
  return service
}

/** The category is part of it: two categories may each have a service with the same slug. */
type ServiceAddress = { category: string; slug: string }

/** The published name of a service. */
export const serviceName = ({ category, slug }: ServiceAddress) =>
  publishedName(publishedName('services', category), slug)

/** The service of an address, null when there is none. It starts from a list in the cache when that holds all of it. */
export const serviceQuery = ({ category, slug }: ServiceAddress, client: QueryClient) => {
  const known = fromLists(client, (service) => service.slug === slug && categorySegment(service) === category)
  return queryOptions({
    queryKey: ['service', 'slug', category, slug],
    queryFn: withPublishedFallback<Service | null>({
      name: serviceName({ category, slug }),
      ask: async (signal) =>
        reportMissing(await (await loadCalls()).fetchService(slug, category, signal), slug),
    }),
    initialData: known?.service,
    initialDataUpdatedAt: known?.updatedAt,
    meta: { subject: `the service “${slug}”` },
  })
}

/** A service by its id, null when there is none. It starts from a list in the cache when that holds all of it. */
export const serviceByIdQuery = (id: string, client: QueryClient) => {
  const known = fromLists(client, (service) => service.id === id)
  return queryOptions({
    queryKey: ['service', 'id', id],
    queryFn: withPublishedFallback<Service | null>({
      name: publishedName('services', id),
      ask: async (signal) => reportMissing(await (await loadCalls()).fetchServiceById(id, signal), id),
    }),
    initialData: known?.service,
    initialDataUpdatedAt: known?.updatedAt,
    meta: { subject: `the service “${id}”` },
  })
}
