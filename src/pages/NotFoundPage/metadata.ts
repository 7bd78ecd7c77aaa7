import { notFoundTexts } from '../../site/texts/errors'
import { pageTitle, type Metadata } from '../../seo/metadata'

export const notFoundMetadata = (): Metadata => ({ title: pageTitle(notFoundTexts.title) })
