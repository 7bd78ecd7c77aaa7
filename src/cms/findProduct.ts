import { foldText } from '../values/foldText'
import type { Product } from './types'

/** The product of an address: by its exact slug, else by slug or title whatever their case and accents. */
export const findProduct = (products: readonly Product[], slug: string): Product | undefined => {
  const key = foldText(slug)
  return (
    products.find((product) => product.slug === slug) ??
    products.find((product) => foldText(product.slug) === key) ??
    products.find((product) => foldText(product.title) === key)
  )
}
