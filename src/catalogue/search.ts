import type { Product } from '../cms/content/types'
import { foldText } from '../values/foldText'

/** A text for searching: folded, in separate words, with the letters that a keyboard has for "œ" and "æ". */
export const foldForSearch = (text: string) =>
  foldText(text)
    .replaceAll(/\u0153/g, 'oe')
    .replaceAll(/\u00E6/g, 'ae')
    .replaceAll(/['’ʼ\-‐‑‒–—\s]+/g, ' ')
    .trim()

/** Of a word as it is searched. A short one stays whole: "bois" is not to find "boîtier". */
const withoutPlural = (word: string) => word.replace(/(.{4})[sx]$/, '$1')

/** The words of a search, in the singular: each is also found as the part of a longer one. */
export const wordsOf = (query: string): string[] =>
  foldForSearch(query).split(' ').filter(Boolean).map(withoutPlural)

/** What is searched, by product: folded when the visitor first searches. A product that is fetched again stays the same. */
const texts = new WeakMap<Product, string>()

const searchTextOf = (product: Product) => {
  const known = texts.get(product)
  if (known !== undefined) return known
  const { title, subtitle, brand, categories, type } = product
  const text = foldForSearch([title, subtitle, brand, ...categories, type].join(' '))
  texts.set(product, text)
  return text
}

/** Whether title, subtitle, brand, categories and type contain every word, in any order; each may be a part of a longer one. */
export const matchesWords = (product: Product, words: readonly string[]): boolean =>
  words.every((word) => searchTextOf(product).includes(word))
