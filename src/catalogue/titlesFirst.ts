import type { Product } from '../cms/content/types'
import { foldForSearch, wordsOf } from './search'

/** First those whose title has a word that begins with each of the query's. */
export const titlesFirst = (products: readonly Product[], query: string): Product[] => {
  const words = wordsOf(query)
  const isFirst = ({ title }: Product) => {
    const text = ` ${foldForSearch(title)}`
    return words.every((word) => text.includes(` ${word}`))
  }
  return [...products.filter(isFirst), ...products.filter((product) => !isFirst(product))]
}
