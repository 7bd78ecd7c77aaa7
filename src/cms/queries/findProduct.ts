import { foldText } from '../../values/foldText'
import type { Product } from '../content/types'

/** By its exact slug, then by slug or title without regard to case and accents. */
export const findProduct = (products: readonly Product[], slug: string): Product | undefined => {
  const key = foldText(slug)
  return (
    products.find((product) => product.slug === slug) ??
    products.find((product) => foldText(product.slug) === key) ??
    products.find((product) => foldText(product.title) === key)
  )
}

export const uniqueProducts = (products: readonly Product[]): Product[] =>
  products.filter(({ slug }, index) => products.findIndex((other) => other.slug === slug) === index)
