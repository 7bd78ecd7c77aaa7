import * as v from 'valibot'
import { priceTexts, priceWords } from '../../site/prices'
import { formatEuros } from '../../values/euros'
import { foldText } from '../../values/foldText'
import { withFrenchSpaces } from '../../values/frenchSpaces'
import { isFields } from '../isFields'
import type { Tariffs } from '../types'
import { tariffFields } from './fieldNames'
import { excerpt, prose, readField, text } from './fields'
import type { StrapiTariff, Unchecked } from './wire'

type Entry = Unchecked<StrapiTariff>

/** Euros; beyond it a number is a mistake. */
const MAX_PRICE = 100_000

const AMOUNT = /^\d+(?:[.,]\d{1,2})?$/
const NEGATIVE = /^(?:\D*\s)?[-\u2212]\s?\d/

const toAmount = (euros: number) => {
  if (!(euros >= 0 && euros <= MAX_PRICE)) return null
  const amount = formatEuros(euros)
  return amount === '0' ? priceTexts.free : priceTexts.withTax(amount)
}

/** A text with an amount, or one that says why there is none. */
const isPrice = (typed: string) => {
  const folded = foldText(typed)
  return /\d/.test(typed) ? !NEGATIVE.test(typed) : priceWords.some((word) => folded.includes(word))
}

/**
 * A price as it is shown: a number is an amount in euros, VAT included, and any other text stays as it was typed.
 * @returns null when it is none: negative, or a text without an amount.
 */
const toPrice = (value: unknown): string | null => {
  const typed = v.parse(text, value)
  if (AMOUNT.test(typed)) return toAmount(Number(typed.replace(',', '.')))
  if (typeof value === 'number') return toAmount(value)
  return isPrice(typed) ? withFrenchSpaces(typed) : null
}

const readPrice = (value: unknown, what: string): string | null => {
  if (value === undefined) return null
  const price = toPrice(value)
  if (price === null) console.warn(`The price of ${what}, ${excerpt(value)}, is left out: it cannot be read.`)
  return price
}

const toService = (item: unknown): Tariffs['services'] => {
  const { name: typed, price: given } = isFields(item) ? item : {}
  const name = v.parse(prose, typed)
  const price = toPrice(given)
  if (name && price) return [{ name, price }]
  console.warn(`The service ${excerpt(item)} is left out: its name or its price cannot be read.`)
  return []
}

/** Without those that were typed twice. */
const withoutRepeats = (services: Tariffs['services']) =>
  services.filter(
    ({ name, price }, index) =>
      services.findIndex((other) => other.name === name && other.price === price) === index,
  )

/** What a repair costs. What is empty is null; what cannot be read is null too, and logged. */
export const toTariffs = (entry: Entry): Tariffs => {
  const priceOf = (field: 'hourlyRate' | 'callOut' | 'quote') =>
    readPrice(readField(entry, tariffFields[field]), tariffFields[field][0])
  const proseOf = (field: 'timeCount' | 'vat') =>
    v.parse(prose, readField(entry, tariffFields[field])) || null
  const services = readField(entry, tariffFields.services)
  return {
    hourlyRate: priceOf('hourlyRate'),
    timeCount: proseOf('timeCount'),
    callOut: priceOf('callOut'),
    quote: priceOf('quote'),
    services: Array.isArray(services) ? withoutRepeats(services.flatMap(toService)) : [],
    vat: proseOf('vat'),
  }
}
