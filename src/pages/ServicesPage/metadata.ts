import { servicesTexts } from '../../site/texts/services'
import { pageTitle, type Metadata } from '../../seo/metadata'

/** @param category its label; null for all services. @param page of the list, from 1. */
export const servicesMetadata = (category: string | null, page = 1): Metadata => {
  const title = category ? servicesTexts.categoryTitle(category) : servicesTexts.pageTitle
  return {
    title: pageTitle(page > 1 ? servicesTexts.nthPageTitle(title, page) : title),
    description: servicesTexts.metaDescription,
  }
}
