import { powerTexts } from '../../site/texts/power'
import { pageTitle, type Metadata } from '../../seo/metadata'

export const powerMetadata = (): Metadata => ({
  title: pageTitle(powerTexts.title),
  description: powerTexts.metaDescription,
})
