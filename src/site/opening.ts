import { openingHours } from './identity'

export type OpeningStatus =
  | { isOpen: true; closes: string }
  | {
      isOpen: false
      opens: string
      /** 0 for today. */
      daysAhead: number
      /** Of the next opening; 0 is Sunday. */
      weekday: number
    }

const shopClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: openingHours.timeZone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const DAYS_IN_WEEK = 7

/** Weekday (0 is Sunday) and "HH:MM" at the shop, whatever the visitor's time zone. */
const timeAtShop = (date: Date) => {
  const parts = Object.fromEntries(shopClock.formatToParts(date).map(({ type, value }) => [type, value]))
  return { weekday: weekdayNames.indexOf(parts.weekday ?? ''), time: `${parts.hour}:${parts.minute}` }
}

const isOpeningDay = (weekday: number) => openingHours.weekdays.some((day) => day === weekday)

/**
 * Whether the shop is open at `date`, with its next closing or opening time. A period excludes its end: at 12:30 the
 * shop is closed.
 * @throws Error when `openingHours` has no weekday.
 */
export const openingStatus = (date: Date): OpeningStatus => {
  const { weekday: today, time } = timeAtShop(date)
  for (let daysAhead = 0; daysAhead <= DAYS_IN_WEEK; daysAhead += 1) {
    const weekday = (today + daysAhead) % DAYS_IN_WEEK
    if (!isOpeningDay(weekday)) continue
    // "HH:MM" sorts chronologically.
    for (const { opens, closes } of openingHours.periods) {
      if (daysAhead > 0 || time < opens) return { isOpen: false, opens, daysAhead, weekday }
      if (time < closes) return { isOpen: true, closes }
    }
  }
  throw new Error('The opening hours name no day.')
}
