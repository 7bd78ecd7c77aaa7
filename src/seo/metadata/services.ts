import { servicesTexts, serviceTexts } from '../../site/texts/services'
import { pageTitle, type Metadata } from './metadata'

/** @param category its label; null for all services. */
export const servicesMetadata = (category: string | null): Metadata => ({
  title: pageTitle(category ? servicesTexts.categoryTitle(category) : servicesTexts.pageTitle),
  description: servicesTexts.metaDescription,
})

/** @param service null until it is loaded. */
export const serviceMetadata = (service: { title: string; subtitle: string } | null): Metadata => ({
  title: pageTitle(service?.title ?? serviceTexts.fallbackTitle),
  description: service?.subtitle || undefined,
})
