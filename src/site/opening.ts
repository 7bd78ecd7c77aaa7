import { site } from './identity'
import type { Closure, Shop } from './shop'

export type OpeningStatus =
  | { isOpen: true; closes: string }
  | {
      isOpen: false
      /** null when the shop does not open within the next months. */
      next: NextOpening | null
    }

export type NextOpening = {
  /** "HH:MM" at the shop. */
  opens: string
  /** ISO date at the shop. */
  date: string
  /** 0 for today. */
  daysAhead: number
}

/** A closure may last for months. */
const MAX_DAYS_AHEAD = 366

/** ISO date and "HH:MM" at the shop, whatever the visitor's time zone. */
const timeAtShop = (moment: Date) => {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: site.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` }
}

/** @param date ISO date. @returns the ISO date some days later. */
const addDays = (date: string, days: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10)
}

/** @param date ISO date. @returns 0 for Sunday to 6. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

const isWithin = (date: string, { from, to }: Closure) => from <= date && date <= to

/**
 * Whether the shop is open at this moment, with its next closing or opening time. A period excludes its end: at 12:30
 * the shop is closed.
 */
export const openingStatus = (moment: Date, { hours, closures }: Shop): OpeningStatus => {
  const { date: today, time } = timeAtShop(moment)
  for (let daysAhead = 0; daysAhead <= MAX_DAYS_AHEAD; daysAhead += 1) {
    const date = addDays(today, daysAhead)
    if (closures.some((closure) => isWithin(date, closure))) continue
    // "HH:MM" sorts chronologically.
    for (const { opens, closes } of hours[weekdayOf(date)] ?? []) {
      if (daysAhead > 0 || time < opens) return { isOpen: false, next: { opens, date, daysAhead } }
      if (time < closes) return { isOpen: true, closes }
    }
  }
  return { isOpen: false, next: null }
}
