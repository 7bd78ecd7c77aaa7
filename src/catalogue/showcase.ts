import type { Product } from '../cms/content/types'
import { foldText } from '../values/foldText'

const SIZE = 3

/** The first product of each of three categories; those without a picture come last. */
export const showcaseOf = (products: readonly Product[]): Product[] => {
  const seen = new Set<string>()
  const pictured = products.filter(({ image }) => image !== null)
  const firsts = pictured.filter(({ categories: [category] }) => {
    const key = category && foldText(category)
    return key && !seen.has(key) && seen.add(key)
  })
  return [...new Set([...firsts.slice(0, SIZE), ...pictured, ...products])].slice(0, SIZE)
}
