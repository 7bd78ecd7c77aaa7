import { siteMapTexts } from '../../site/texts/siteMap'
import { pageTitle, type Metadata } from '../../seo/metadata'

export const siteMapMetadata = (): Metadata => ({
  title: pageTitle(siteMapTexts.title),
  description: siteMapTexts.metaDescription,
})
