import { expect, it } from 'vitest'
import { formatLongDate } from './dates'

it.each([
  ['2026-11-12', '12 novembre 2026'],
  ['2026-02-03T10:00:00.000Z', '3 février 2026'],
  ['2026-08-15T22:30:00.000Z', '16 août 2026'],
  ['2026-12-31T23:30:00.000Z', '1er janvier 2027'],
])('%s is formatted as %s, the day in France', (iso, shown) => {
  expect(formatLongDate(iso)).toBe(shown)
})
