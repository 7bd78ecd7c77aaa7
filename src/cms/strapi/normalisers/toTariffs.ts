import * as v from 'valibot'
import { priceTexts, priceWords } from '../../../site/texts/prices'
import { formatEuros } from '../../../values/euros'
import { foldText } from '../../../values/foldText'
import { withFrenchSpaces } from '../../../values/frenchSpaces'
import { isFields } from '../wire/isFields'
import type { Tariffs } from '../../content/types'
import { tariffFields } from '../wire/fieldNames'
import { excerpt, prose, readField, readItems, text } from '../wire/fields'
import type { StrapiTariff, Unchecked } from '../wire/wire'

type Entry = Unchecked<StrapiTariff>

/** Euros; beyond it a number is a mistake. */
const MAX_PRICE = 100_000

/** As people type it; three digits after a dot are thousands, as French has them. */
const AMOUNT = /^(?<whole>\d+|[1-9]\d{0,2}(?:[.\s]\d{3})+)(?:[.,](?<cents>\d{0,2}))?(?:\s*€)?$/
const ONLY_A_NUMBER = /^[\d\s.,]+$/
const NEGATIVE = /^(?:\D*\s)?[-\u2212]\s?\d/

const toAmount = (euros: number) => {
  if (!(euros >= 0 && euros <= MAX_PRICE)) return null
  const amount = formatEuros(euros)
  return amount === '0' ? priceTexts.free : priceTexts.withTax(amount)
}

const isPrice = (typed: string) => {
  const folded = foldText(typed)
  return /\d/.test(typed) ? !NEGATIVE.test(typed) : priceWords.some((word) => folded.includes(word))
}

// A number, also with its euro sign, is an amount, VAT included; any other text stays as typed.
const toPrice = (value: unknown): string | null => {
  if (typeof value === 'number') return toAmount(value)
  const typed = v.parse(text, value)
  const amount = AMOUNT.exec(typed)?.groups
  if (amount) return toAmount(Number(`${amount.whole?.replaceAll(/\D/g, '')}.${amount.cents ?? ''}`))
  if (!isPrice(typed)) return null
  if (ONLY_A_NUMBER.test(typed))
    console.warn(`The price “${typed}” is shown as it was typed: it is no amount.`)
  return withFrenchSpaces(typed)
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

export const toTariffs = (entry: Entry): Tariffs => {
  const priceOf = (field: 'hourlyRate' | 'callOut' | 'quote') =>
    readPrice(readField(entry, tariffFields[field]), tariffFields[field][0])
  const proseOf = (field: 'timeCount' | 'vat') =>
    v.parse(prose, readField(entry, tariffFields[field])) || null
  return {
    hourlyRate: priceOf('hourlyRate'),
    timeCount: proseOf('timeCount'),
    callOut: priceOf('callOut'),
    quote: priceOf('quote'),
    services: readItems(readField(entry, tariffFields.services), toService),
    vat: proseOf('vat'),
  }
}
