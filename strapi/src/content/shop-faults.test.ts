import { expect, it } from 'vitest'
import { shopFaults } from './shop-faults'

/** It is the 15th in France. */
const AFTER_MIDNIGHT = new Date('2026-07-14T22:30:00Z')

it.each([
  ['2026-07-15', []],
  ['2026-07-16', ['reviews.date']],
])('of reviews read on %s, just after midnight', (date, fields) => {
  const faults = shopFaults({ phone: '04 68 20 07 05', reviews: { date } }, AFTER_MIDNIGHT)
  expect(faults.map(({ field }) => field)).toEqual(fields)
})
