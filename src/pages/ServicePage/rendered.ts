import { serviceByIdKey, serviceKey } from '../../cms/queries/serviceQueries'
import type { Service, Tariffs } from '../../cms/content/types'
import { service as serviceNode } from '../../seo/structuredData'
import { categorySegment, paths, serviceHref } from '../../site/paths'
import { servicesCrumb } from '../shared/crumbs'
import { tariffsOf, type RenderedPage, type RenderedPages } from '../shared/renderedPage'
import { serviceMetadata } from './metadata'

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

const toPage = (service: Service, tariffs: Tariffs | null, siteUrl: string): RenderedPage => {
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
}

export const servicePages: RenderedPages = ({ services, tariffs }, siteUrl) =>
  services.filter(({ slug }) => slug !== '').map((service) => toPage(service, tariffs, siteUrl))

/** The services that have no slug. */
export const serviceByIdPages: RenderedPages = ({ services, tariffs }, siteUrl) =>
  services.filter(({ slug }) => slug === '').map((service) => toPage(service, tariffs, siteUrl))
