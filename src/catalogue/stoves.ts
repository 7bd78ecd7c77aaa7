import type { Product } from '../cms/content/types'
import { isAirConditioning } from '../values/airConditioning'

// Air conditioning is sized by another rule.
export const isStove = ({ categories }: Product) => !isAirConditioning(categories)

/** kW, inclusive. */
export const stovesWithin = (
  products: readonly Product[],
  { min, max }: { min: number; max: number },
): Product[] =>
  products.filter(
    (product) =>
      product.powerKw !== null && product.powerKw >= min && product.powerKw <= max && isStove(product),
  )
