import type { Product } from '../cms/content/types'
import { kilowatts } from '../site/texts/kilowatts'
import { foldText } from '../values/foldText'
import { formatNumber } from '../values/numbers'

export const foldForSearch = (text: string) =>
  foldText(text)
    .replaceAll(/\u0153/g, 'oe')
    .replaceAll(/\u00E6/g, 'ae')
    .replaceAll(/\u00F8/g, 'o')
    .replaceAll(/['’ʼ\-‐‑‒–—\s]+/g, ' ')
    .replaceAll(/\bpellet/g, 'granule')
    .replaceAll(/(\d)\.(?=\d)/g, '$1,')
    .replaceAll(/(\d)kw\b/g, '$1 kw')
    // Marks where a number begins: “8” is not to find “18”.
    .replaceAll(/\d+(?:,\d+)*/g, '#$&')
    .trim()

// A short word stays whole: "bois" is not to find "boîtier".
const withoutPlural = (word: string) => word.replace(/(.{4})[sx]$/, '$1')

/** In the singular: each is also found as the part of a longer word. */
export const wordsOf = (query: string): string[] =>
  foldForSearch(query).split(' ').filter(Boolean).map(withoutPlural)

// Folded at the first search; a refetched product that has not changed stays the same object.
const texts = new WeakMap<Product, string>()

const searchTextOf = (product: Product) => {
  const known = texts.get(product)
  if (known !== undefined) return known
  const { title, subtitle, brand, categories, type, powerKw } = product
  const power = powerKw === null ? '' : kilowatts.exactly(formatNumber(powerKw))
  const text = foldForSearch([title, subtitle, brand, ...categories, type, power].join(' '))
  texts.set(product, text)
  return text
}

export const matchesWords = (product: Product, words: readonly string[]): boolean =>
  words.every((word) => searchTextOf(product).includes(word))
