import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from './days'
import { easterSunday, isHoliday } from './holidays'

/** Jean Meeus, "Astronomical Algorithms", 2nd edition, chapter 8, with its letters. */
const butcherEaster = (year: number) => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

describe('Easter', () => {
  // The earliest (22 March) and the latest (25 April) are among them.
  it.each([
    '1818-03-22',
    '1943-04-25',
    '1954-04-18',
    '1981-04-19',
    '2000-04-23',
    '2008-03-23',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
    '2049-04-18',
    '2076-04-19',
    '2285-03-22',
  ])('is on %s', (date) => {
    expect(easterSunday(Number(date.slice(0, 4)))).toBe(date)
  })

  it('is a Sunday between 22 March and 25 April, the one of Meeus, Jones and Butcher, for 5,000 years', () => {
    for (let year = 1583; year < 6583; year += 1) {
      const date = easterSunday(year)
      expect(date).toBe(butcherEaster(year))
      expect(weekdayOf(date), date).toBe(0)
      expect(date >= `${year}-03-22` && date <= `${year}-04-25`, date).toBe(true)
    }
  })
})

const holidaysOf = (year: number) =>
  Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index)).filter(
    (date) => date.startsWith(String(year)) && isHoliday(date),
  )

describe('the public holidays', () => {
  it('of 2026', () => {
    expect(holidaysOf(2026)).toEqual([
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-08',
      '2026-05-14',
      '2026-05-25',
      '2026-07-14',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-25',
    ])
  })

  it('of 2008 are ten days: Ascension was on 1 May', () => {
    expect(holidaysOf(2008)).toHaveLength(10)
  })

  it('of 2024, a leap year, have Easter in March', () => {
    expect(holidaysOf(2024)).toEqual(expect.arrayContaining(['2024-04-01', '2024-05-09', '2024-05-20']))
  })

  it.each(['2026-04-03', '2026-12-26', '2026-04-05', '2026-05-24', '2026-02-29'])(
    'do not include %s',
    (date) => {
      expect(isHoliday(date)).toBe(false)
    },
  )
})
