import { foldText } from '../values/foldText'
import type { Product } from './types'

/** The product an address means, among those in memory. */
export const findProduct = (products: readonly Product[], slug: string): Product | undefined => {
  const key = foldText(slug)
  return (
    products.find((product) => product.slug === slug) ??
    products.find((product) => foldText(product.slug) === key) ??
    products.find((product) => foldText(product.title) === key)
  )
}
