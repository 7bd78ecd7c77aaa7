import { isOfService, jobsOf } from '../../cms/content/jobs'
import { serviceJobsQuery } from '../../cms/queries/jobQueries'
import { serviceByIdKey, serviceKey } from '../../cms/queries/serviceQueries'
import type { Service } from '../../cms/content/types'
import type { AllContent } from '../../cms/strapi/requests/allContent'
import { service as serviceNode } from '../../seo/structuredData'
import { categorySegment, serviceHref } from '../../site/paths'
import { tariffsOf, type RenderedPage, type RenderedPages } from '../shared/renderedPage'
import { categoryLink } from './categoryLink'
import { serviceMetadata } from './metadata'

const keysOf = (service: Service) => {
  const { id, slug } = service
  return [
    ...(slug ? [serviceKey({ category: categorySegment(service), slug })] : []),
    ...(id ? [serviceByIdKey(id)] : []),
  ]
}

const toPage = (service: Service, { tariffs, articles }: AllContent, siteUrl: string): RenderedPage => {
  const keys = keysOf(service)
  return {
    path: serviceHref(service),
    description: {
      metadata: serviceMetadata(service),
      crumbs: [categoryLink(service.category), { label: service.slug || service.id }],
      image: service.image,
      nodes: [serviceNode(service, siteUrl)],
    },
    entries: [
      ...keys.slice(0, 1).map((key) => [key, service] as const),
      [serviceJobsQuery(service).queryKey, jobsOf(articles, isOfService(service))],
      ...tariffsOf(service.category, tariffs),
    ],
    published: keys.map((key) => [key, service] as const),
    lastModified: service.updatedAt ?? service.date,
  }
}

export const servicePages: RenderedPages = (content, siteUrl) =>
  content.services.filter(({ slug }) => slug !== '').map((service) => toPage(service, content, siteUrl))

/** The services that have no slug. */
export const serviceByIdPages: RenderedPages = (content, siteUrl) =>
  content.services.filter(({ slug }) => slug === '').map((service) => toPage(service, content, siteUrl))
