import { newsTexts } from '../../site/texts/news'
import { pageTitle, type Metadata } from '../../seo/metadata'

export const newsMetadata = (): Metadata => ({
  title: pageTitle(newsTexts.pageTitle),
  description: newsTexts.metaDescription,
})
