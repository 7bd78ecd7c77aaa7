/** @typedef {{ opens: string, closes: string }} OpeningPeriod local times, "HH:MM" */
/** @typedef {readonly OpeningPeriod[] | 'appointment'} DayHours the periods in order, none for a closed day; or by appointment only */
/** @typedef {'unreadable' | 'days' | 'no such time' | 'order'} HoursFault */

const CLOSED = /^ferme(?:e|ture)?$/

const BY_APPOINTMENT = /^(?:uniquement|seulement)?(?:sur)?(?:rendez-?vous|rdv)(?:uniquement|seulement)?$/

/** "10h-12h30", "10:00-12:30". */
const PERIOD = /^(?<opens>\d{1,2}[h:](?:\d{2})?)-(?<closes>\d{1,2}[h:](?:\d{2})?)$/

/** Each has a field of its own. */
const STARTS_WITH_DAY = /^(?:du|le|tousles)?(?:lun|mar|mer|jeu|ven|sam|dim|jour)/

const SEPARATORS = /et|puis|[,;/&]/

const LAST_TIME = '24:00'
const MINUTES_IN_HOUR = 60

/** "9h" becomes "09:00". @param {string} text */
const toTime = (text) => {
  const [hours = '', minutes = ''] = text.split(/[h:]/)
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`
}

/** @param {string} time */
const exists = (time) => time <= LAST_TIME && Number(time.slice(-2)) < MINUTES_IN_HOUR

/**
 * Read by the site and by this server: "10h-12h30 et 13h30-18h", "9:00 – 17:15", "9.00-12.00", "fermé", "sur rendez-vous".
 * @param {string} typed
 * @returns {{ day: DayHours } | { fault: HoursFault }}
 */
export const readHours = (typed) => {
  const text = typed
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\d)\.(?=\d)/g, '$1:')
    .replace(/[\p{M}\s.]/gu, '')
    .replace(/[‐‑–—−]/g, '-')
  if (text === '' || CLOSED.test(text)) return { day: [] }
  if (BY_APPOINTMENT.test(text)) return { day: 'appointment' }

  const periods = text
    .replace(/heures?/g, 'h')
    .replace(/de(?=\d)/g, '')
    .replace(/a(?=\d)/g, '-')
    .split(SEPARATORS)
    .map((period) => PERIOD.exec(period)?.groups)
  const times = periods
    .flatMap((period) => (period ? [period.opens, period.closes] : []))
    .map((time = '') => toTime(time))
  if (periods.includes(undefined)) return { fault: STARTS_WITH_DAY.test(text) ? 'days' : 'unreadable' }
  if (!times.every(exists)) return { fault: 'no such time' }
  if (times.some((time, index) => index > 0 && time <= (times[index - 1] ?? ''))) return { fault: 'order' }
  return {
    day: periods.map((_, index) => ({ opens: times[2 * index] ?? '', closes: times[2 * index + 1] ?? '' })),
  }
}
