import { legalTexts } from '../../site/texts/legal'
import { pageTitle, type Metadata } from './metadata'

export const legalMetadata = (): Metadata => ({
  title: pageTitle(legalTexts.title),
  description: legalTexts.metaDescription,
})
