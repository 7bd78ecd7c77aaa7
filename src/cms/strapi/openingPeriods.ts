import type { OpeningPeriod } from '../../site/shop'

/** "10h-12h30", "10:00-12:30", without spaces. */
const PERIOD = /^(?<opens>\d{1,2})[h:](?<opensMinutes>\d{2})?-(?<closes>\d{1,2})[h:](?<closesMinutes>\d{2})?$/

const SEPARATORS = /et|[,;/]/

const MAX_HOURS = 24
const MINUTES_IN_HOUR = 60

const toTime = (hours = '', minutes = '00') =>
  Number(hours) <= MAX_HOURS && Number(minutes) < MINUTES_IN_HOUR
    ? `${hours.padStart(2, '0')}:${minutes}`
    : null

const toPeriod = (text: string): OpeningPeriod | null => {
  const parts = PERIOD.exec(text)?.groups
  const opens = toTime(parts?.opens, parts?.opensMinutes)
  const closes = toTime(parts?.closes, parts?.closesMinutes)
  return parts && opens && closes && opens < closes ? { opens, closes } : null
}

const isInOrder = (periods: readonly OpeningPeriod[]) =>
  periods.every(({ opens }, index) => index === 0 || opens > (periods[index - 1]?.closes ?? ''))

/**
 * The opening periods of a day as the owner types them: "10h-12h30 et 13h30-18h", "9:00 – 17:15", "de 9h à 12h", or
 * "fermé".
 * @returns none for a closed day; null when the text cannot be read.
 */
export const parsePeriods = (typed: string): OpeningPeriod[] | null => {
  const text = typed
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/heures?/g, 'h')
    .replace(/[–—à]/g, '-')
    .replace(/de(?=\d)/g, '')
  if (text === '' || text.startsWith('ferm')) return []
  const periods = text.split(SEPARATORS).map(toPeriod)
  return periods.every((period) => period !== null) && isInOrder(periods) ? periods : null
}
