import type { PageContent } from '../cms/pageContent'
import { serviceKinds, toServiceCategory } from '../cms/serviceCategory'
import { serviceByIdKey, serviceKey, servicesPageQuery } from '../cms/serviceQueries'
import { createNewEntryCheck } from '../cms/strapi/paging'
import { fetchServicesPage } from '../cms/strapi/servicesPage'
import { isRepair, tariffsQuery } from '../cms/tariffs'
import type { Service, ServicesPage, Tariffs } from '../cms/types'
import { serviceMetadata, servicesMetadata } from '../seo/metadata/services'
import { service as serviceNode } from '../seo/structuredData'
import { categorySegment, paths, serviceHref } from '../site/paths'
import { homeCrumb, servicesCrumb } from './crumbs'
import type { RenderedPage } from './renderedPage'

/** The same crumb as on the page (specification, 2). */
const categoryCrumb = ({ category }: Service) =>
  category ? { label: category.label, href: paths.servicesOf(category.slug) } : servicesCrumb

const keysOf = (service: Service) => {
  const { id, slug } = service
  return [
    ...(slug ? [serviceKey({ category: categorySegment(service), slug })] : []),
    ...(id ? [serviceByIdKey(id)] : []),
  ]
}

/** What the pages about repairs know of prices: whether there are any. */
const tariffsOf = (about: Pick<Service, 'category'>, tariffs: Tariffs | null): PageContent['entries'] =>
  isRepair(about) ? [[tariffsQuery().queryKey, tariffs]] : []

export const servicePages = (
  services: readonly Service[],
  tariffs: Tariffs | null,
  siteUrl: string,
): RenderedPage[] =>
  services.map((service) => {
    const keys = keysOf(service)
    return {
      path: serviceHref(service),
      description: {
        metadata: serviceMetadata(service),
        crumbs: [categoryCrumb(service), { label: service.slug || service.id }],
        image: service.image,
        nodes: [serviceNode(service, siteUrl)],
      },
      entries: [...keys.slice(0, 1).map((key) => [key, service] as const), ...tariffsOf(service, tariffs)],
      published: keys.map((key) => [key, service] as const),
      lastModified: service.updatedAt ?? service.date,
    }
  })

const withoutContents = (list: ServicesPage): ServicesPage => ({
  ...list,
  services: list.services.map((service) => ({ ...service, contentHtml: null })),
})

const keyOf = (service: Service) => service.id || JSON.stringify(service)

/** Fetches the pages of one list from the backend, until one has no new service. */
const readList = async (category: string | undefined): Promise<[ServicesPage, ...ServicesPage[]]> => {
  const hasNewEntry = createNewEntryCheck()
  const first = await fetchServicesPage({ category, page: 1 })
  hasNewEntry(first.services.map(keyOf))
  const others: ServicesPage[] = []
  for (let page = 2; page <= first.pageCount; page += 1) {
    const next = await fetchServicesPage({ category, page })
    // The backend's page count may be too high.
    if (!hasNewEntry(next.services.map(keyOf))) break
    others.push(next)
  }
  return [first, ...others]
}

/** The slugs of all categories. Each trade is included, even without services, because the menu links to it. */
export const categoriesOf = (services: readonly Service[]): string[] => [
  ...new Set([...serviceKinds, ...services.flatMap(({ category }) => category?.slug ?? [])]),
]

/** The list pages of these categories; undefined means all services. */
export async function* serviceListPages(
  categories: readonly (string | undefined)[],
  tariffs: Tariffs | null,
): AsyncGenerator<RenderedPage> {
  for (const category of categories) {
    const shown = toServiceCategory(category ?? '')
    const label = shown?.label ?? null
    const pages = await readList(category)
    const entries: PageContent['entries'] = pages.map((list, index) => [
      servicesPageQuery({ category, page: index + 1 }).queryKey,
      list,
    ])
    yield {
      path: category === undefined ? paths.services : paths.servicesOf(category),
      description: {
        metadata: servicesMetadata(label),
        crumbs: [homeCrumb, { label: label ?? servicesCrumb.label }],
      },
      entries: [
        [servicesPageQuery({ category, page: 1 }).queryKey, withoutContents(pages[0])],
        ...tariffsOf({ category: shown }, tariffs),
      ],
      published: entries,
    }
  }
}
