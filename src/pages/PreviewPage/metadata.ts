import { previewTexts } from '../../site/texts/preview'
import { pageTitle, type Metadata } from '../../seo/metadata'

export const previewMetadata = (): Metadata => ({ title: pageTitle(previewTexts.title) })
