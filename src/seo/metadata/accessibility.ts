import { accessibilityTexts } from '../../site/texts/accessibility'
import { pageTitle, type Metadata } from './metadata'

export const accessibilityMetadata = (): Metadata => ({
  title: pageTitle(accessibilityTexts.title),
  description: accessibilityTexts.metaDescription,
})
