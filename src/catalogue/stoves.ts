import type { Product } from '../cms/types'
import { foldText } from '../values/foldText'

/** Air conditioning is sized by another rule: its categories have this in their names. */
const AIR_CONDITIONING = 'clim'

const isStove = ({ categories }: Product) =>
  !categories.some((category) => foldText(category).includes(AIR_CONDITIONING))

/** The stoves of a nominal power within these bounds, in kW, inclusive; in the catalogue's order. */
export const stovesWithin = (
  products: readonly Product[],
  { min, max }: { min: number; max: number },
): Product[] =>
  products.filter(
    (product) =>
      product.powerKw !== null && product.powerKw >= min && product.powerKw <= max && isStove(product),
  )
