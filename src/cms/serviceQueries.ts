import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { categorySegment } from '../site/paths'
import { orPublished, publishedName } from './published'
import type { ServicesAddress } from './servicesPage'
import type { Service, ServicesPage } from './types'

/** The code that asks the backend; a built page shows its content without it. */
const calls = () => import('./services')
const listCalls = () => import('./servicesPage')

/** Name under which a page of the list is published. */
export const servicesPageName = ({ category = '', page }: ServicesAddress) =>
  publishedName('service-lists', `${category} ${page}`)

export const servicesPageQuery = ({ category, page }: ServicesAddress) =>
  queryOptions({
    queryKey: ['services', { category, page }],
    queryFn: orPublished<ServicesPage>({
      name: servicesPageName({ category, page }),
      ask: async (signal) => (await listCalls()).fetchServicesPage({ category, page }, signal),
    }),
    meta: { subject: 'the services' },
  })

/** A list brings the main picture alone: a service is whole only when nothing else could be missing. */
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

/** What a service's address holds: two categories may each have a service of one slug. */
type ServiceAddress = { category: string; slug: string }

/** Name under which the service of an address is published. */
export const serviceName = ({ category, slug }: ServiceAddress) =>
  publishedName(publishedName('services', category), slug)

/** The service of an address; taken from a list in memory when it is whole there. null when there is none. */
export const serviceQuery = ({ category, slug }: ServiceAddress, client: QueryClient) => {
  const known = fromLists(client, (service) => service.slug === slug && categorySegment(service) === category)
  return queryOptions({
    queryKey: ['service', 'slug', category, slug],
    queryFn: orPublished<Service | null>({
      name: serviceName({ category, slug }),
      ask: async (signal) => reportMissing(await (await calls()).fetchService(slug, category, signal), slug),
    }),
    initialData: known?.service,
    initialDataUpdatedAt: known?.updatedAt,
    meta: { subject: `the service “${slug}”` },
  })
}

/** One service by its id; taken from a list in memory when it is whole there. null when there is none. */
export const serviceByIdQuery = (id: string, client: QueryClient) => {
  const known = fromLists(client, (service) => service.id === id)
  return queryOptions({
    queryKey: ['service', 'id', id],
    queryFn: orPublished<Service | null>({
      name: publishedName('services', id),
      ask: async (signal) => reportMissing(await (await calls()).fetchServiceById(id, signal), id),
    }),
    initialData: known?.service,
    initialDataUpdatedAt: known?.updatedAt,
    meta: { subject: `the service “${id}”` },
  })
}
