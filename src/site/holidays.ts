import { addDays } from './days'

/** New Year, 1 May, 8 May, 14 July, Assumption, All Saints, 11 November, Christmas. */
const SAME_DAY_EVERY_YEAR = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']

/** Days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const AFTER_EASTER = [1, 39, 50]

/**
 * Easter Sunday in the Gregorian calendar, as an ISO date. The algorithm of Meeus, Jones and Butcher, with its letters:
 * Jean Meeus, "Astronomical Algorithms", 2nd edition, chapter 8.
 */
export const easterSunday = (year: number): string => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  // Counted from 1 March, which `addDays` turns into a month and a day.
  return addDays(`${year}-03-01`, h + l - 7 * m + 21)
}

/**
 * Whether a day is a public holiday in France (Code du travail, article L3133-1), without the two days that only Alsace
 * and Moselle have. @param date ISO date.
 */
export const isHoliday = (date: string): boolean =>
  SAME_DAY_EVERY_YEAR.includes(date.slice(5)) ||
  AFTER_EASTER.some((days) => addDays(easterSunday(Number(date.slice(0, 4))), days) === date)
