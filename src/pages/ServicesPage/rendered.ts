import { categoryAmong, serviceKinds } from '../../cms/content/serviceCategory'
import type { Service, ServiceList, Tariffs } from '../../cms/content/types'
import { servicesPageQuery } from '../../cms/queries/serviceQueries'
import { createNewEntryCheck } from '../../cms/strapi/requests/paging'
import { fetchServicesPage } from '../../cms/strapi/requests/servicesPage'
import { homeLink, servicesLink } from '../../site/navigation'
import { paths } from '../../site/paths'
import { tariffsOf, type RenderedPage, type RenderedPages } from '../shared/renderedPage'
import { servicesMetadata } from './metadata'

const withoutContents = (list: ServiceList): ServiceList => ({
  ...list,
  services: list.services.map((service) => ({ ...service, contentHtml: null })),
})

const keyOf = (service: Service) => service.id || JSON.stringify(service)

/** Fetches the pages of one list from the backend, until one has no new service. */
const readList = async (category: string | undefined): Promise<[ServiceList, ...ServiceList[]]> => {
  const hasNewEntry = createNewEntryCheck()
  const first = await fetchServicesPage({ category, page: 1 })
  hasNewEntry(first.services.map(keyOf))
  const others: ServiceList[] = []
  for (let page = 2; page <= first.pageCount; page += 1) {
    const next = await fetchServicesPage({ category, page })
    // The backend's page count may be too high.
    if (!hasNewEntry(next.services.map(keyOf))) break
    others.push(next)
  }
  return [first, ...others]
}

/** The slugs of all categories. Each trade is included, even without services, because the menu links to it. */
const categoriesOf = (services: readonly Service[]): string[] => [
  ...new Set([...serviceKinds, ...services.flatMap(({ category }) => category?.slug ?? [])]),
]

/** The page of one list. @param category its slug; undefined means all services. */
const toPage = async (category: string | undefined, tariffs: Tariffs | null): Promise<RenderedPage> => {
  const pages = await readList(category)
  const shown = categoryAmong(category ?? '', pages[0].services)
  const label = shown?.label ?? null
  return {
    path: category === undefined ? paths.services : paths.servicesOf(category),
    description: {
      metadata: servicesMetadata(label),
      crumbs: [homeLink, { label: label ?? servicesLink.label }],
    },
    entries: [
      [servicesPageQuery({ category, page: 1 }).queryKey, withoutContents(pages[0])],
      ...tariffsOf(shown, tariffs),
    ],
    published: pages.map((list, index) => [servicesPageQuery({ category, page: index + 1 }).queryKey, list]),
  }
}

export const servicesPages: RenderedPages = async function* ({ tariffs }) {
  yield await toPage(undefined, tariffs)
}

export const servicesOfCategoryPages: RenderedPages = async function* ({ services, tariffs }) {
  for (const category of categoriesOf(services)) yield await toPage(category, tariffs)
}
