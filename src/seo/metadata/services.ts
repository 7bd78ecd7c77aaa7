import { servicesTexts, serviceTexts } from '../../site/texts/services'
import { pageTitle, type Metadata } from './metadata'

/** @param category as it is shown; null for all the services. */
export const servicesMetadata = (category: string | null): Metadata => ({
  title: pageTitle(category ? servicesTexts.categoryTitle(category) : servicesTexts.pageTitle),
  description: servicesTexts.metaDescription,
})

/** @param service null while it is unknown. */
export const serviceMetadata = (service: { title: string; subtitle: string } | null): Metadata => ({
  title: pageTitle(service?.title ?? serviceTexts.fallbackTitle),
  description: service?.subtitle || undefined,
})
