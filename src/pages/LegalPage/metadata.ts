import { accessibilityTexts } from '../../site/texts/accessibility'
import { legalTexts } from '../../site/texts/legal'
import { pageTitle, type Metadata } from '../../seo/metadata'

export const legalMetadata = (): Metadata => ({
  title: pageTitle(legalTexts.title),
  description: legalTexts.metaDescription,
})

export const accessibilityMetadata = (): Metadata => ({
  title: pageTitle(accessibilityTexts.title),
  description: accessibilityTexts.metaDescription,
})
