import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { categorySegment } from '../../site/paths'
import { readContent } from '../cache/readContent'
import type { ServicesAddress } from '../strapi/requests/servicesPage'
import type { Service, ServicesPage } from '../content/types'

const loadRequests = () => import('../strapi/requests/services')
const loadListRequests = () => import('../strapi/requests/servicesPage')

const lists = 'service-lists'

export const servicesPageQuery = ({ category, page }: ServicesAddress) =>
  queryOptions({
    queryKey: [lists, category ?? '', page],
    queryFn: (context) =>
      readContent<ServicesPage>(context, async (signal) =>
        (await loadListRequests()).fetchServicesPage({ category, page }, signal),
      ),
    meta: { subject: 'the services' },
  })

/** A list request only populates `image`, so a listed service may lack its category, its cover or its content. */
const isComplete = ({ category, image, contentHtml }: Service) =>
  category !== null && image !== null && Boolean(contentHtml)

const dataFromLists = (client: QueryClient, isMatch: (service: Service) => boolean) => {
  const find = (isEnough: (service: Service) => boolean) =>
    client
      .getQueryCache()
      .findAll({ queryKey: [lists] })
      .flatMap(({ queryKey, state: { dataUpdatedAt } }) => {
        const services = client.getQueryData<ServicesPage>(queryKey)?.services ?? []
        const service = services.find((candidate) => isMatch(candidate) && isEnough(candidate))
        return service ? [{ service, dataUpdatedAt }] : []
      })
      .sort((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)
      .at(0)
  return {
    initialData: () => find(isComplete)?.service,
    initialDataUpdatedAt: () => find(isComplete)?.dataUpdatedAt,
    placeholderData: () => find(() => true)?.service,
  }
}

const logIfMissing = (service: Service | null, wanted: string) => {
  if (!service) console.error(`There is no service “${wanted}”.`)
  return service
}

/** Two categories may each have a service with the same slug. */
type ServiceAddress = { category: string; slug: string }

export const serviceKey = ({ category, slug }: ServiceAddress) => ['services', category, slug]

export const serviceQuery = ({ category, slug }: ServiceAddress, client: QueryClient) =>
  queryOptions<Service | null>({
    queryKey: serviceKey({ category, slug }),
    queryFn: (context) =>
      readContent(context, async (signal) =>
        logIfMissing(await (await loadRequests()).fetchService(slug, category, signal), slug),
      ),
    ...dataFromLists(client, (service) => service.slug === slug && categorySegment(service) === category),
    meta: { subject: `the service “${slug}”` },
  })

export const serviceByIdKey = (id: string) => ['services', id]

export const serviceByIdQuery = (id: string, client: QueryClient) =>
  queryOptions<Service | null>({
    queryKey: serviceByIdKey(id),
    queryFn: (context) =>
      readContent(context, async (signal) =>
        logIfMissing(await (await loadRequests()).fetchServiceById(id, signal), id),
      ),
    ...dataFromLists(client, (service) => service.id === id),
    meta: { subject: `the service “${id}”` },
  })
