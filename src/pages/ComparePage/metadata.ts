import { comparisonPageTexts } from '../../site/texts/comparisonPage'
import { pageTitle, type Metadata } from '../../seo/metadata'

export const compareMetadata = (): Metadata => ({
  title: pageTitle(comparisonPageTexts.title),
  description: comparisonPageTexts.metaDescription,
})
