import { fallbackDescription } from '../../site/texts/common'
import { pageTitle, type Metadata } from '../../seo/metadata'
import { serviceTexts } from '../../site/texts/services'

/** @param service null until it is loaded. */
export const serviceMetadata = (service: { title: string; subtitle: string } | null): Metadata => ({
  title: pageTitle(service?.title ?? serviceTexts.fallbackTitle),
  description: service ? service.subtitle || fallbackDescription(service.title) : undefined,
})
