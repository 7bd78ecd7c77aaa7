import type { Product } from '../cms/content/types'
import { MAX_COMPARED } from '../site/limits'
import { readItem, removeItem, writeItem } from '../values/browserStorage'

const AREA = 'localStorage'
const KEY = 'comparison'

export type ChosenProduct = { slug: string; title: string }

export type Choice = readonly ChosenProduct[]

export const emptyChoice: Choice = []

export const isFull = (choice: Choice): boolean => choice.length >= MAX_COMPARED

type NamedProduct = ChosenProduct & Pick<Product, 'previousSlugs'>

/** A visitor may have chosen it under an earlier slug. */
const isOf =
  ({ slug, previousSlugs = [] }: NamedProduct) =>
  (chosen: ChosenProduct) =>
    chosen.slug === slug || previousSlugs.includes(chosen.slug)

export const isChosen = (choice: Choice, product: NamedProduct): boolean => choice.some(isOf(product))

export const withoutChosen = (choice: Choice, product: NamedProduct): Choice => {
  const isRemoved = isOf(product)
  return choice.filter((chosen) => !isRemoved(chosen))
}

export const toggleChosen = (choice: Choice, product: NamedProduct): Choice => {
  if (isChosen(choice, product)) return withoutChosen(choice, product)
  return isFull(choice) ? choice : [...choice, { slug: product.slug, title: product.title }]
}

// Half of a surrogate pair cannot be in an address.
const isText = (value: unknown) => typeof value === 'string' && value !== '' && !/\p{Cs}/u.test(value)

const isProduct = (value: unknown): value is ChosenProduct =>
  typeof value === 'object' &&
  value !== null &&
  isText(Reflect.get(value, 'slug')) &&
  isText(Reflect.get(value, 'title'))

const parse = (text: string): Choice => {
  try {
    const stored: unknown = JSON.parse(text)
    const products = Array.isArray(stored) ? stored.filter(isProduct) : []
    return [...new Map(products.map((product) => [product.slug, product])).values()].slice(0, MAX_COMPARED)
  } catch {
    // Empty, or not written by this code.
    return emptyChoice
  }
}

// Kept here when the storage does not take it.
let unstored: string | null = null
// The same text gives the same array.
let known = { text: '', choice: emptyChoice }
const listeners = new Set<() => void>()

export const readChoice = (): Choice => {
  const text = unstored ?? readItem(AREA, KEY) ?? ''
  if (text !== known.text) known = { text, choice: parse(text) }
  return known.choice
}

export const writeChoice = (choice: Choice): void => {
  const text = choice.length > 0 ? JSON.stringify(choice) : ''
  if (text === '') removeItem(AREA, KEY)
  else writeItem(AREA, KEY, text)
  unstored = (readItem(AREA, KEY) ?? '') === text ? null : text
  for (const listener of listeners) listener()
}

export const onChoiceChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
