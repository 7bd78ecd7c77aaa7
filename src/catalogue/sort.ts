import type { Product } from '../cms/content/types'
import type { Catalogue } from './filters'

/** `shop` is the backend's order. */
export const sortOrders = ['shop', 'powerUp', 'powerDown', 'name'] as const

export type SortOrder = (typeof sortOrders)[number]

const byPower = (direction: 1 | -1) => (a: Product, b: Product) => {
  if (a.powerKw === null || b.powerKw === null) return Number(a.powerKw === null) - Number(b.powerKw === null)
  return direction * (a.powerKw - b.powerKw)
}

const byName = () => {
  const names = new Intl.Collator('fr', { numeric: true })
  return (a: Product, b: Product) => names.compare(a.title, b.title)
}

export const sortCatalogue = (catalogue: Catalogue, order: SortOrder): Catalogue => {
  if (order === 'shop') return catalogue
  const compare = order === 'name' ? byName() : byPower(order === 'powerUp' ? 1 : -1)
  return [...catalogue].sort((a, b) => compare(a.product, b.product))
}
