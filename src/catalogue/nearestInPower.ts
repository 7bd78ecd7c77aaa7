import type { Product } from '../cms/content/types'
import { foldText } from '../values/foldText'
import type { Catalogue } from './filters'

// Near is within this share of a power or this many kW, whichever is more.
const SHARE = 0.2
const KILOWATTS = 1.5

const COUNT = 3

// The step of the catalogue’s fields (specification, 9), and of what people say: not “7.36 kW”.
const toTenths = (power: number) => Math.round(power * 10) / 10

/** kW, inclusive. */
export const powersAround = (powerKw: number): { min: number; max: number } => {
  const reach = Math.max(powerKw * SHARE, KILOWATTS)
  return { min: toTenths(Math.max(0, powerKw - reach)), max: toTenths(powerKw + reach) }
}

/** The nearest first; none without a power or a category. */
export const nearestInPower = (
  catalogue: Catalogue,
  { id, slug, powerKw, categories }: Product,
): Product[] => {
  if (powerKw === null) return []
  const { min, max } = powersAround(powerKw)
  const own = new Set(categories.map(foldText))
  return catalogue
    .flatMap((entry) => {
      const { product } = entry
      if (product.powerKw === null || product.powerKw < min || product.powerKw > max) return []
      if (product.slug === slug || (id !== '' && product.id === id)) return []
      const distance = Math.round(Math.abs(product.powerKw - powerKw) * 100)
      return entry.categories.some((category) => own.has(category)) ? [{ product, distance }] : []
    })
    .sort((a, b) => a.distance - b.distance)
    .slice(0, COUNT)
    .map(({ product }) => product)
}
