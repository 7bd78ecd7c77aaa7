import type { Product } from '../cms/content/types'
import { foldText } from '../values/foldText'

const SIZE = 3

export const showcaseOf = (products: readonly Product[]): Product[] => {
  const seen = new Set<string>()
  const firsts = products.filter(({ categories: [category = ''] }) => {
    const key = foldText(category)
    return !seen.has(key) && seen.add(key)
  })
  const chosen = firsts.slice(0, SIZE)
  const others = products.filter((product) => !chosen.includes(product))
  return [...chosen, ...others].slice(0, SIZE)
}
