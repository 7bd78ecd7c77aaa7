import { categorySegment } from '../site/paths'
import type { ContentKey, ContentQuery, Known, Memory } from './content/contentQuery'
import { entryKey } from './content/published'
import type { ServicesAddress } from './strapi/servicesPage'
import type { Service, ServicesPage } from './types'

/** The code that calls the backend, loaded on demand: a prerendered page shows its content without it. */
const loadCalls = () => import('./strapi/services')
const loadListCalls = () => import('./strapi/servicesPage')

const LISTS = 'service-lists'
/** With which the key of every such list begins. */
const listsPrefix: ContentKey<ServicesPage> = `${LISTS}/`

/** One page of a list of services. */
export const servicesPageQuery = ({ category, page }: ServicesAddress): ContentQuery<ServicesPage> => ({
  key: entryKey(LISTS, `${category ?? ''} ${page}`),
  ask: async (signal) => (await loadListCalls()).fetchServicesPage({ category, page }, signal),
  subject: 'the services',
})

/** A list only populates the main picture: such a service may lack its category, its cover or its content. */
const isComplete = ({ category, image, contentHtml }: Service) =>
  category !== null && image !== null && Boolean(contentHtml)

const fromLists = (memory: Memory, isWanted: (service: Service) => boolean): Known<Service> | undefined => {
  for (const { data, readAt } of memory.entries(listsPrefix)) {
    const service = data.services.find((candidate) => isWanted(candidate) && isComplete(candidate))
    if (service) return { data: service, readAt, isWhole: true }
  }
  return undefined
}

const reportMissing = (service: Service | null, asked: string) => {
  if (!service) console.error(`There is no service “${asked}”.`)
  return service
}

/** The category is part of it: two categories may each have a service with the same slug. */
type ServiceAddress = { category: string; slug: string }

/** The service of an address, null when there is none. It starts from a list in memory when that holds all of it. */
export const serviceQuery = ({ category, slug }: ServiceAddress): ContentQuery<Service | null> => ({
  key: entryKey(entryKey('services', category), slug),
  ask: async (signal) => reportMissing(await (await loadCalls()).fetchService(slug, category, signal), slug),
  known: (memory) =>
    fromLists(memory, (service) => service.slug === slug && categorySegment(service) === category),
  subject: `the service “${slug}”`,
})

/** A service by its id, null when there is none. It starts from a list in memory when that holds all of it. */
export const serviceByIdQuery = (id: string): ContentQuery<Service | null> => ({
  key: entryKey('services', id),
  ask: async (signal) => reportMissing(await (await loadCalls()).fetchServiceById(id, signal), id),
  known: (memory) => fromLists(memory, (service) => service.id === id),
  subject: `the service “${id}”`,
})
