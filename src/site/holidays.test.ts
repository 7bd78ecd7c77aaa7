import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from './days'
import { easterSunday, isHoliday } from './holidays'

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

  it('is a Sunday between 22 March and 25 April in each year of the calendar’s first centuries', () => {
    for (let year = 1583; year < 2600; year += 1) {
      const date = easterSunday(year)
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
