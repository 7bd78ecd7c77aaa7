import type { Product } from '../cms/content/types'
import { MAX_COMPARED } from '../site/limits'
import { readItem, removeItem, writeItem } from '../values/browserStorage'
import { isFields } from '../values/fields'

const AREA = 'localStorage'
const KEY = 'comparison'

export type ChosenProduct = { slug: string; title: string }

export type Selection = readonly ChosenProduct[]

export const emptySelection: Selection = []

export const isFull = (selection: Selection): boolean => selection.length >= MAX_COMPARED

type NamedProduct = ChosenProduct & Pick<Product, 'previousSlugs'>

/** A visitor may have chosen it under an earlier slug. */
const isOf =
  ({ slug, previousSlugs = [] }: NamedProduct) =>
  (chosen: ChosenProduct) =>
    chosen.slug === slug || previousSlugs.includes(chosen.slug)

export const isChosen = (selection: Selection, product: NamedProduct): boolean =>
  selection.some(isOf(product))

export const withoutChosen = (selection: Selection, product: NamedProduct): Selection => {
  const isRemoved = isOf(product)
  return selection.filter((chosen) => !isRemoved(chosen))
}

export const toggleChosen = (selection: Selection, product: NamedProduct): Selection => {
  if (isChosen(selection, product)) return withoutChosen(selection, product)
  return isFull(selection) ? selection : [...selection, { slug: product.slug, title: product.title }]
}

// Half of a surrogate pair cannot be in an address.
const isText = (value: unknown) => typeof value === 'string' && value !== '' && !/\p{Cs}/u.test(value)

const isProduct = (value: unknown): value is ChosenProduct =>
  isFields(value) && isText(value.slug) && isText(value.title)

const parse = (text: string): Selection => {
  try {
    const stored: unknown = JSON.parse(text)
    const products = Array.isArray(stored) ? stored.filter(isProduct) : []
    return [...new Map(products.map((product) => [product.slug, product])).values()].slice(0, MAX_COMPARED)
  } catch {
    // Empty, or not written by this code.
    return emptySelection
  }
}

// Kept here when the storage does not take it.
let unstored: string | null = null
// The same text gives the same array.
let known = { text: '', selection: emptySelection }
const listeners = new Set<() => void>()

export const readSelection = (): Selection => {
  const text = unstored ?? readItem(AREA, KEY) ?? ''
  if (text !== known.text) known = { text, selection: parse(text) }
  return known.selection
}

export const writeSelection = (selection: Selection): void => {
  const text = selection.length > 0 ? JSON.stringify(selection) : ''
  if (text === '') removeItem(AREA, KEY)
  else writeItem(AREA, KEY, text)
  unstored = (readItem(AREA, KEY) ?? '') === text ? null : text
  for (const listener of listeners) listener()
}

export const onSelectionChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
