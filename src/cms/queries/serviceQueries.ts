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

type IsMatch = (service: Service) => boolean

const findInLists = (client: QueryClient, isMatch: IsMatch) =>
  client
    .getQueryCache()
    .findAll({ queryKey: [lists] })
    .flatMap(({ queryKey, state: { dataUpdatedAt } }) => {
      const service = client.getQueryData<ServicesPage>(queryKey)?.services.find(isMatch)
      return service ? [{ service, dataUpdatedAt }] : []
    })
    .sort((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)
    .at(0)

const initialDataFromLists = (client: QueryClient, isMatch: IsMatch) => {
  const find = () => findInLists(client, (service) => isMatch(service) && isComplete(service))
  return { initialData: () => find()?.service, initialDataUpdatedAt: () => find()?.dataUpdatedAt }
}

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
    ...initialDataFromLists(client, isMatch),
    meta: { subject: `the service “${slug}”` },
  })
  return { ...options, placeholderData: () => findInLists(client, isMatch)?.service }
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
    ...initialDataFromLists(client, isMatch),
    meta: { subject: `the service “${id}”` },
  })
  return { ...options, placeholderData: () => findInLists(client, isMatch)?.service }
}
