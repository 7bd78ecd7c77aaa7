import { addDays, weekdayOf } from './days'
import { isHoliday } from './holidays'
import { periodsOn, type Closure, type Shop } from './shop'
import { timeAtShop } from './timeAtShop'

export type OpeningStatus =
  | { isOpen: true; closes: string }
  | {
      isOpen: false
      next: NextOpening | null
      today?: 'holiday' | 'appointment'
    }

export type NextOpening = {
  /** "HH:MM" at the shop. */
  opens: string
  /** ISO date at the shop. */
  date: string
  daysAhead: number
}

/** A closure may last for months. */
const MAX_DAYS_AHEAD = 366

const isWithin = (date: string, { from, to }: Closure) => from <= date && date <= to

/** A period excludes its end: at 12:30 the shop is closed. */
export const openingStatus = (moment: Date, { hours, closures, opensOnHolidays }: Shop): OpeningStatus => {
  const { date: today, time } = timeAtShop(moment)
  const isClosure = (date: string) => closures.some((closure) => isWithin(date, closure))
  const isClosedHoliday = (date: string) => !opensOnHolidays && isHoliday(date)
  const reason = () => {
    const day = hours[weekdayOf(today)]
    // On a Sunday, or during a closure, the holiday is not why it is closed.
    if (isClosure(today) || day === undefined || day.length === 0) return undefined
    if (isClosedHoliday(today)) return 'holiday'
    return day === 'appointment' ? 'appointment' : undefined
  }

  for (let daysAhead = 0; daysAhead <= MAX_DAYS_AHEAD; daysAhead += 1) {
    const date = addDays(today, daysAhead)
    if (isClosure(date) || isClosedHoliday(date)) continue
    // "HH:MM" sorts chronologically.
    for (const { opens, closes } of periodsOn(hours, weekdayOf(date))) {
      if (daysAhead > 0 || time < opens)
        return { isOpen: false, next: { opens, date, daysAhead }, today: reason() }
      if (time < closes) return { isOpen: true, closes }
    }
  }
  return { isOpen: false, next: null, today: reason() }
}
