import type { Product } from '../cms/types'
import { foldText } from '../values/foldText'
import type { Catalogue } from './filters'

/** A power is near within this share of it or this many kW, whichever is more. */
const SHARE = 0.2
const KILOWATTS = 1.5
/** Decimals of a power would not add up: 8.3 − 6.8 is a little more than 1.5. */
const ROUNDING = 1e-9

/** The products shown. */
const COUNT = 3

/**
 * The products of a category of this one whose power is near: the nearest first, then in the catalogue's order. None
 * for a product without a power or a category.
 */
export const nearestInPower = (
  catalogue: Catalogue,
  { id, slug, powerKw, categories }: Product,
): Product[] => {
  if (powerKw === null) return []
  const reach = Math.max(powerKw * SHARE, KILOWATTS) + ROUNDING
  const own = new Set(categories.map(foldText))
  return catalogue
    .flatMap((entry) => {
      const { product } = entry
      if (product.powerKw === null) return []
      const distance = Math.abs(product.powerKw - powerKw)
      if (distance > reach || product.slug === slug || (id !== '' && product.id === id)) return []
      return entry.categories.some((category) => own.has(category)) ? [{ product, distance }] : []
    })
    .sort((a, b) => a.distance - b.distance)
    .slice(0, COUNT)
    .map(({ product }) => product)
}
