import * as v from 'valibot'
import { defaultShop, phoneLink, type Closure, type Shop, type WeekHours } from '../../site/shop'
import { isFields } from '../isFields'
import { changesOf } from './changesOf'
import { isoDate, readField, text, webAddress } from './fields'
import { parsePeriods } from './openingPeriods'
import { shopFields } from './fieldNames'
import type { StrapiShop, Unchecked } from './wire'

type Entry = Unchecked<StrapiShop>

/** From Sunday on, as in `Shop`. */
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

const MIN_PHONE_DIGITS = 4

const textOf = (entry: Entry, field: keyof typeof shopFields) =>
  v.parse(text, readField(entry, shopFields[field]))

const toPhone = (label: string) => {
  if (label.replace(/\D/g, '').length >= MIN_PHONE_DIGITS) return phoneLink(label)
  if (label) console.warn(`“${label}” is not a telephone number: the site’s own is shown.`)
  return defaultShop.phone
}

/** An empty day is closed, unless no day is filled in. */
const toHours = (entry: Entry): WeekHours => {
  const texts = weekdays.map((day) => textOf(entry, day))
  if (texts.every((day) => day === '')) return defaultShop.hours
  return texts.map((typed, index) => {
    const periods = parsePeriods(typed)
    if (periods) return periods
    console.warn(`The opening hours “${typed}” cannot be read: the site’s own are shown for this day.`)
    return defaultShop.hours[index] ?? []
  })
}

const day = v.pipe(
  isoDate,
  v.transform((date) => date?.slice(0, 10)),
)

const toClosures = (value: unknown): Closure[] => {
  if (!isFields(value)) return []
  const from = v.parse(day, value.from)
  // A closure of one day may have one date.
  const to = v.parse(day, value.to) ?? from
  if (from && to && from <= to) return [{ from, to }]
  console.warn(`The closure from ${String(value.from)} to ${String(value.to)} is ignored.`)
  return []
}

/** What the owner changed of `defaultShop`. What is empty or invalid is as before. */
export const toShop = (entry: Entry): Partial<Shop> => {
  const { address, social } = defaultShop
  const closures = readField(entry, shopFields.closures)
  const shop: Shop = {
    phone: toPhone(textOf(entry, 'phone')),
    email: textOf(entry, 'email') || defaultShop.email,
    address: {
      street: textOf(entry, 'street') || address.street,
      postalCode: textOf(entry, 'postalCode') || address.postalCode,
      village: textOf(entry, 'village') || address.village,
      department: address.department,
    },
    social: {
      facebook: v.parse(webAddress, textOf(entry, 'facebook')) ?? social.facebook,
      linkedin: v.parse(webAddress, textOf(entry, 'linkedin')) ?? social.linkedin,
    },
    hours: toHours(entry),
    closures: Array.isArray(closures) ? closures.flatMap(toClosures) : [],
  }
  return changesOf(shop, defaultShop)
}
