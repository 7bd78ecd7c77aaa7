import { openingHours, type OpeningPeriod } from '../identity'
import type { OpeningStatus } from '../opening'

const weekdayNames = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'] as const

/** The weekdays from Monday on; 0 is Sunday. */
const week = [1, 2, 3, 4, 5, 6, 0]

/** "10:00" becomes "10h", "12:30" becomes "12h30". */
const clock = (time: string) => {
  const [hours, minutes] = time.split(':')
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "lundi, mardi et jeudi". */
const joined = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} et ${words.at(-1)}` : words.join('')

/** Days in words; three or more in a row become "du … au …". @param days 0 is Sunday. */
export const daysSentence = (days: readonly number[]): string => {
  const runs: number[][] = []
  for (const [place, day] of week.entries()) {
    if (!days.includes(day)) continue
    const last = runs.at(-1)
    if (last && last.at(-1) === week[place - 1]) last.push(day)
    else runs.push([day])
  }
  const named = runs.flatMap((run) => {
    const names = run.map((day) => weekdayNames[day] ?? '')
    return names.length > 2 ? [`du ${names[0]} au ${names.at(-1)}`] : names
  })
  return capitalised(joined(named))
}

/** "10h-12h30 et 13h30-18h" (specification, 1). */
export const periodsSentence = (periods: readonly OpeningPeriod[]): string =>
  joined(periods.map(({ opens, closes }) => `${clock(opens)}-${clock(closes)}`))

/** The opening hours as the contact block says them. */
export const openingTexts = {
  openDays: daysSentence(openingHours.weekdays),
  openingPeriods: periodsSentence(openingHours.periods),
  /** Empty when the shop opens every day. */
  closedDays: daysSentence(week.filter((day) => !openingHours.weekdays.some((worked) => worked === day))),
  closed: 'Fermé',
} as const

const dayOf = ({ daysAhead, weekday }: { daysAhead: number; weekday: number }) => {
  if (daysAhead === 0) return ''
  return daysAhead === 1 ? 'demain ' : `${weekdayNames[weekday]} `
}

/** Open or closed, in a sentence. */
export const openingSentence = (status: OpeningStatus): string =>
  status.isOpen
    ? `Ouvert maintenant, jusqu’à ${clock(status.closes)}`
    : `${openingTexts.closed}, ouvre ${dayOf(status)}à ${clock(status.opens)}`
