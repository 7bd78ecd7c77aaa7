import { catalogueTexts, productTexts } from '../../site/texts/catalogue'
import { pageTitle, type Metadata } from './metadata'

export const catalogueMetadata = (): Metadata => ({
  title: pageTitle(catalogueTexts.pageTitle),
  description: catalogueTexts.metaDescription,
})

/** @param product null until it is loaded. */
export const productMetadata = (product: { title: string; subtitle: string } | null): Metadata => ({
  title: pageTitle(product?.title ?? productTexts.fallbackTitle),
  description: product?.subtitle || undefined,
})
