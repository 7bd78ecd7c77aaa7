import { tariffsTexts } from '../../site/texts/tariffs'
import { pageTitle, type Metadata } from '../../seo/metadata'

export const tariffsMetadata = (): Metadata => ({
  title: pageTitle(tariffsTexts.title),
  description: tariffsTexts.metaDescription,
})
