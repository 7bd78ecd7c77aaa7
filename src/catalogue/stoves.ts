import type { Product } from '../cms/content/types'
import { isAirConditioning } from '../values/airConditioning'

/** Air conditioning is sized by another rule. */
const isStove = ({ categories }: Product) => !isAirConditioning(categories)

/** The stoves of a nominal power within these bounds, in kW, inclusive; in the catalogue's order. */
export const stovesWithin = (
  products: readonly Product[],
  { min, max }: { min: number; max: number },
): Product[] =>
  products.filter(
    (product) =>
      product.powerKw !== null && product.powerKw >= min && product.powerKw <= max && isStove(product),
  )
