import * as v from 'valibot'
import { isPhoneNumber } from '../../../../strapi/src/shared/phone-number.mjs'
import { readHours } from '../../../../strapi/src/shared/opening-hours.mjs'
import { mergeClosures } from '../../../site/closures'
import { MAX_NOTICE_LENGTH } from '../../../site/limits'
import { ALWAYS, closureNotices } from '../../../site/notice'
import {
  defaultShop,
  phoneLink,
  type Closure,
  type Notice,
  type Shop,
  type WeekHours,
} from '../../../site/shop'
import { withoutHtml } from '../wire/withoutHtml'
import { fieldsOf } from '../../../values/fields'
import { excerpt, isoDay, prose, readField, readItems, text, webAddress } from '../wire/fields'
import { shopFields } from '../wire/fieldNames'
import type { StrapiShop, Unchecked } from '../wire/wire'
import { changesOf } from './changesOf'
import { toProof } from './toProof'

type Entry = Unchecked<StrapiShop>

/** From Sunday on, as in `Shop`. */
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

const textOf = (entry: Entry, field: keyof typeof shopFields) =>
  v.parse(text, readField(entry, shopFields[field]))

const toPhone = (label: string) => {
  if (isPhoneNumber(label)) return phoneLink(/^\d{10}$/.test(label) ? label.replace(/\d\d\B/g, '$& ') : label)
  if (label) console.warn(`“${label}” is not a telephone number: the site’s own is shown.`)
  return defaultShop.phone
}

const toSocial = (entry: Entry, field: 'facebook' | 'linkedin') => {
  const typed = textOf(entry, field)
  const url = v.parse(webAddress, typed)
  if (typed && !url) console.warn(`“${typed}” is no web address: the site’s own ${field} is shown.`)
  return url ?? defaultShop.social[field]
}

/** An empty day is closed, unless no day is filled in. Of one that cannot be read no hours are claimed: visitors call first. */
const toHours = (entry: Entry): WeekHours => {
  const texts = weekdays.map((day) => textOf(entry, day))
  if (texts.every((day) => day === '')) return defaultShop.hours
  return texts.map((typed) => {
    const read = readHours(typed)
    if ('day' in read) return read.day
    console.warn(`The opening hours “${typed}” cannot be read: the day is shown as by appointment.`)
    return 'appointment'
  })
}

const toClosures = (value: unknown): Closure[] => {
  const typed = fieldsOf(value)
  const from = v.parse(isoDay, typed.from)
  // A closure of one day may have one date.
  const to = v.parse(isoDay, readField(typed, ['to']) ?? typed.from)
  if (from && to && from <= to) return [{ from, to }]
  console.warn(`The closure ${excerpt(value)} is ignored: its dates cannot be read.`)
  return []
}

const toNoticeText = (typed: string) => {
  const plain = withoutHtml(typed)
  if (plain !== typed) console.warn('The notice is shown without its HTML.')
  const line = plain.replaceAll(/\s+/g, ' ').trim()
  // An emoji is two units of a string's length: it would be cut in two.
  const characters = Array.from(line)
  if (characters.length <= MAX_NOTICE_LENGTH) return v.parse(prose, line)
  console.warn(`The notice has ${characters.length} characters: it is cut after ${MAX_NOTICE_LENGTH}.`)
  const start = characters.slice(0, MAX_NOTICE_LENGTH).join('')
  return v.parse(prose, `${start.replace(/\s+\S*$/, '')}…`)
}

const toNotice = (entry: Entry): Notice[] => {
  const noticeText = toNoticeText(textOf(entry, 'notice'))
  if (!noticeText) return []
  const typedFrom = readField(entry, shopFields.noticeFrom) ?? ALWAYS.from
  const typedUntil = readField(entry, shopFields.noticeUntil) ?? ALWAYS.until
  const from = v.parse(isoDay, typedFrom)
  const until = v.parse(isoDay, typedUntil)
  if (from && until && from <= until) return [{ text: noticeText, from, until }]
  console.warn('The notice is ignored, because of its dates:', typedFrom, typedUntil)
  return []
}

/** What is empty or invalid keeps its default. */
export const toShop = (entry: Entry): Partial<Shop> => {
  const { address } = defaultShop
  const closures = mergeClosures(readItems(readField(entry, shopFields.closures), toClosures))
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
      facebook: toSocial(entry, 'facebook'),
      linkedin: toSocial(entry, 'linkedin'),
    },
    hours: toHours(entry),
    closures,
    opensOnHolidays: readField(entry, shopFields.opensOnHolidays) === true,
    notices: [...toNotice(entry), ...closureNotices(closures)],
    proof: toProof(entry),
  }
  return changesOf(shop, defaultShop)
}
