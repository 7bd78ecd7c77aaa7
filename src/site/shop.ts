import { TO_COMPLETE } from './identity'

/** A telephone number as it is read, spaces included, and its `tel:` address. */
export type PhoneLink = { label: string; href: string }

/** Local time of the shop, "HH:MM". */
export type OpeningPeriod = { opens: string; closes: string }

/** The periods of a day in order, none when it is closed; or its visitors come by appointment only. */
export type DayHours = readonly OpeningPeriod[] | 'appointment'

/** The hours of each weekday; the index is the weekday, 0 for Sunday. */
export type WeekHours = readonly DayHours[]

/** When everybody may come in on a weekday: at no time on a day by appointment. */
export const periodsOn = (hours: WeekHours, weekday: number): readonly OpeningPeriod[] => {
  const day = hours[weekday] ?? []
  return day === 'appointment' ? [] : day
}

/** Days on which the shop is closed, whatever the weekday: ISO dates, both included. */
export type Closure = { from: string; to: string }

/** What is announced on every page from one day until another: ISO dates, both included. */
export type Notice = { text: string; from: string; until: string }

/** What the firm says of its shop. The owner can change it in the backend; without one, `defaultShop` is shown. */
export type Shop = {
  phone: PhoneLink
  email: string
  address: { street: string; postalCode: string; village: string; department: string }
  social: { facebook: string; linkedin: string }
  hours: WeekHours
  closures: readonly Closure[]
  opensOnHolidays: boolean
  /** The owner's own one, then the closures. */
  notices: readonly Notice[]
}

const COUNTRY_CODE = '+33'

/** A number and its `tel:` address with the country code: "04 68 …", "+33 4 68 …" and "0033 4 68 …" are the same. */
export const phoneLink = (label: string): PhoneLink => {
  const digits = label
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
  return { label, href: `tel:${digits.replace(/^0/, COUNTRY_CODE)}` }
}

const workday: readonly OpeningPeriod[] = [
  { opens: '10:00', closes: '12:30' },
  { opens: '13:30', closes: '18:00' },
]

/** Specification, 1. */
export const defaultShop: Shop = {
  phone: phoneLink('04 68 20 07 05'),
  email: TO_COMPLETE,
  address: { street: TO_COMPLETE, postalCode: TO_COMPLETE, village: TO_COMPLETE, department: 'Aude' },
  social: { facebook: 'https://www.facebook.com/', linkedin: 'https://www.linkedin.com/' },
  hours: [[], workday, workday, workday, workday, workday, workday],
  closures: [],
  opensOnHolidays: false,
  notices: [],
}

/** The shop's address, line by line. */
export const addressLines = ({ address }: Shop): string[] => [
  address.street,
  `${address.postalCode} ${address.village}`,
  address.department,
]
