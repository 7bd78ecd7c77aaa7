import { catalogueTexts } from '../../site/texts/catalogue'
import { pageTitle, type Metadata } from '../../seo/metadata'

export const catalogueMetadata = (): Metadata => ({
  title: pageTitle(catalogueTexts.pageTitle),
  description: catalogueTexts.metaDescription,
})
