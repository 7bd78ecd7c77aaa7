import { notFoundTexts } from '../../site/texts/errors'
import { pageTitle, type Metadata } from './metadata'

export const notFoundMetadata = (): Metadata => ({ title: pageTitle(notFoundTexts.title) })
