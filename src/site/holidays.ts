import { addDays, weekdayOf } from './days'

/** New Year, 1 May, 8 May, 14 July, Assumption, All Saints, 11 November, Christmas. */
const SAME_DAY_EVERY_YEAR = '01-01 05-01 05-08 07-14 08-15 11-01 11-11 12-25'

/** Days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const AFTER_EASTER = [1, 39, 50]

/** Gregorian, by Meeus, Jones and Butcher ("Astronomical Algorithms", chapter 8). @returns an ISO date. */
export const easterSunday = (year: number): string => {
  const lunarYear = year % 19
  const century = Math.floor(year / 100)
  const h = (19 * lunarYear + century - (century >> 2) - Math.floor((8 * century + 13) / 25) + 15) % 30
  const isLate = h === 29 || (h === 28 && lunarYear > 10)
  const fullMoon = addDays(`${year}-03-21`, h - Number(isLate))
  return addDays(fullMoon, 7 - weekdayOf(fullMoon))
}

/** Code du travail, article L3133-1, without those of Alsace and Moselle. @param date ISO date. */
export const isHoliday = (date: string): boolean =>
  SAME_DAY_EVERY_YEAR.includes(date.slice(5)) ||
  AFTER_EASTER.some((days) => addDays(easterSunday(Number(date.slice(0, 4))), days) === date)
