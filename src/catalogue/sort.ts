import type { Product } from '../cms/content/types'
import type { Catalogue } from './filters'

/** The orders of the list; `shop` is that of the backend. */
export const sortOrders = ['shop', 'powerUp', 'powerDown', 'name'] as const

export type SortOrder = (typeof sortOrders)[number]

/** Products without a power come last, in both directions. */
const byPower = (direction: 1 | -1) => (a: Product, b: Product) => {
  if (a.powerKw === null || b.powerKw === null) return Number(a.powerKw === null) - Number(b.powerKw === null)
  return direction * (a.powerKw - b.powerKw)
}

/** "Ondéa 8" before "Ondéa 10". */
const byName = () => {
  const names = new Intl.Collator('fr', { numeric: true })
  return (a: Product, b: Product) => names.compare(a.title, b.title)
}

/** The catalogue in another order; equal products stay in the order of the shop. Filtering keeps the order. */
export const sortCatalogue = (catalogue: Catalogue, order: SortOrder): Catalogue => {
  if (order === 'shop') return catalogue
  const compare = order === 'name' ? byName() : byPower(order === 'powerUp' ? 1 : -1)
  return [...catalogue].sort((a, b) => compare(a.product, b.product))
}
