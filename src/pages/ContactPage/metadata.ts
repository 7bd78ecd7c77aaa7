import { contactTexts } from '../../site/texts/contact'
import { pageTitle, type Metadata } from '../../seo/metadata'

export const contactMetadata = (): Metadata => ({
  title: pageTitle(contactTexts.title),
  description: contactTexts.metaDescription,
})
