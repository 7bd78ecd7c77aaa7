import { productTexts } from '../../site/texts/product'
import { fallbackDescription } from '../../site/texts/common'
import { pageTitle, type Metadata } from '../../seo/metadata'

/** @param product null until it is loaded. */
export const productMetadata = (product: { title: string; subtitle: string } | null): Metadata => ({
  title: pageTitle(product?.title ?? productTexts.fallbackTitle),
  description: product ? product.subtitle || fallbackDescription(product.title) : undefined,
})
