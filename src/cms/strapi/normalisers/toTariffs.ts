import * as v from 'valibot'
import { amountOf, isPrice, MAX_PRICE } from '../../../../strapi/src/shared/price.mjs'
import { priceTexts } from '../../../site/texts/prices'
import { formatEuros } from '../../../values/euros'
import { withFrenchSpaces } from '../../../values/frenchSpaces'
import { fieldsOf } from '../../../values/fields'
import type { Tariffs } from '../../content/types'
import { tariffFields } from '../wire/fieldNames'
import { excerpt, prose, readField, readItems, text } from '../wire/fields'
import type { StrapiTariff, Unchecked } from '../wire/wire'

type Entry = Unchecked<StrapiTariff>

const ONLY_A_NUMBER = /^[\d\s.,]+$/

const toAmount = (euros: number) => {
  if (!(euros >= 0 && euros <= MAX_PRICE)) return null
  const amount = formatEuros(euros)
  return amount === '0' ? priceTexts.free : priceTexts.withTax(amount)
}

// A number, also with its euro sign, is an amount, VAT included; any other text stays as typed.
const toPrice = (value: unknown): string | null => {
  if (typeof value === 'number') return toAmount(value)
  const typed = v.parse(text, value)
  if (!isPrice(typed)) return null
  const euros = amountOf(typed)
  if (euros !== null) return toAmount(euros)
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
  const { name: typed, price: given } = fieldsOf(item)
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
