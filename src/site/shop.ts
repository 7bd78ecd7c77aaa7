import { telephoneAddress } from '../../strapi/src/shared/phone-number.mjs'
import { TO_COMPLETE } from './identity'
import type { LabelledLink } from './link'
import { noProof, type Proof } from './proof'

/** "HH:MM", local time of the shop. */
export type OpeningPeriod = { opens: string; closes: string }

/** Empty when the shop is closed. */
export type DayHours = readonly OpeningPeriod[] | 'appointment'

/** By weekday; 0 is Sunday. */
export type WeekHours = readonly DayHours[]

/** None on a day by appointment. */
export const periodsOn = (hours: WeekHours, weekday: number): readonly OpeningPeriod[] => {
  const day = hours[weekday] ?? []
  return day === 'appointment' ? [] : day
}

/** ISO dates, both included. */
export type Closure = { from: string; to: string }

/** ISO dates, both included. */
export type Notice = { text: string; from: string; until: string }

/** The owner can change it in the backend; else `defaultShop` is shown. */
export type Shop = {
  phone: LabelledLink
  email: string
  address: { street: string; postalCode: string; village: string; department: string }
  social: { facebook: string; linkedin: string }
  hours: WeekHours
  closures: readonly Closure[]
  opensOnHolidays: boolean
  /** The owner's own one, then the closures. */
  notices: readonly Notice[]
  proof: Proof
}

export const phoneLink = (label: string): LabelledLink => ({ label, href: telephoneAddress(label) })

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
  proof: noProof,
}

const unique = (texts: string[]) => [...new Set(texts)]

/** What the owner has not filled in yet is said once. A street may have several lines. */
export const addressLines = ({ address: { street, postalCode, village, department } }: Shop): string[] =>
  unique([street, unique([postalCode, village]).join(' '), department])

/** An address with a comma for each line that the owner typed. */
export const inOneLine = (address: string): string => address.replaceAll(/\s*\n\s*/g, ', ')
