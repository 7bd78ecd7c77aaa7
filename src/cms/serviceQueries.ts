import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { categorySegment } from '../site/paths'
import { readContent } from './readContent'
import type { ServicesAddress } from './strapi/servicesPage'
import type { Service, ServicesPage } from './types'

/** The code that reads Strapi, loaded with the first fetch: a prerendered page shows its content without it. */
const loadRequests = () => import('./strapi/services')
const loadListRequests = () => import('./strapi/servicesPage')

const lists = 'service-lists'

/** One page of a list of services. */
export const servicesPageQuery = ({ category, page }: ServicesAddress) =>
  queryOptions({
    queryKey: [lists, category ?? '', page],
    queryFn: (context) =>
      readContent<ServicesPage>(context, async (signal) =>
        (await loadListRequests()).fetchServicesPage({ category, page }, signal),
      ),
    meta: { subject: 'the services' },
  })

/** A list only populates the main picture: such a service may lack its category, its cover or its content. */
const isComplete = ({ category, image, contentHtml }: Service) =>
  category !== null && image !== null && Boolean(contentHtml)

/** What the lists in the cache know of a service: all of it, or nothing. */
const fromLists = (client: QueryClient, isWanted: (service: Service) => boolean) => {
  const find = () =>
    client
      .getQueryCache()
      .findAll({ queryKey: [lists] })
      .flatMap(({ queryKey, state: { dataUpdatedAt } }) => {
        const services = client.getQueryData<ServicesPage>(queryKey)?.services ?? []
        const service = services.find((candidate) => isWanted(candidate) && isComplete(candidate))
        return service ? [{ service, dataUpdatedAt }] : []
      })
      .at(0)
  return { initialData: () => find()?.service, initialDataUpdatedAt: () => find()?.dataUpdatedAt }
}

const reportMissing = (service: Service | null, wanted: string) => {
  if (!service) console.error(`There is no service “${wanted}”.`)
  return service
}

/** The category is part of it: two categories may each have a service with the same slug. */
type ServiceAddress = { category: string; slug: string }

export const serviceKey = ({ category, slug }: ServiceAddress) => ['services', category, slug]

/** The service of an address, null when there is none. It starts from a list in the cache that holds all of it. */
export const serviceQuery = ({ category, slug }: ServiceAddress, client: QueryClient) =>
  queryOptions<Service | null>({
    queryKey: serviceKey({ category, slug }),
    queryFn: (context) =>
      readContent(context, async (signal) =>
        reportMissing(await (await loadRequests()).fetchService(slug, category, signal), slug),
      ),
    ...fromLists(client, (service) => service.slug === slug && categorySegment(service) === category),
    meta: { subject: `the service “${slug}”` },
  })

export const serviceByIdKey = (id: string) => ['services', id]

/** A service by its id, null when there is none. It starts from a list in the cache that holds all of it. */
export const serviceByIdQuery = (id: string, client: QueryClient) =>
  queryOptions<Service | null>({
    queryKey: serviceByIdKey(id),
    queryFn: (context) =>
      readContent(context, async (signal) =>
        reportMissing(await (await loadRequests()).fetchServiceById(id, signal), id),
      ),
    ...fromLists(client, (service) => service.id === id),
    meta: { subject: `the service “${id}”` },
  })
