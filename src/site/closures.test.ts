import { expect, it } from 'vitest'
import { mergeClosures } from './closures'
import type { Closure } from './shop'

const closure = (from: string, to: string): Closure => ({ from, to })

it.each<[string, Closure[], Closure[]]>([
  [
    'overlap',
    [closure('2026-11-20', '2026-11-24'), closure('2026-11-22', '2026-12-06')],
    [closure('2026-11-20', '2026-12-06')],
  ],
  [
    'adjoin',
    [closure('2026-11-20', '2026-11-24'), closure('2026-11-25', '2026-12-06')],
    [closure('2026-11-20', '2026-12-06')],
  ],
  [
    'adjoin, at the end of a year and in any order',
    [closure('2027-01-01', '2027-01-03'), closure('2026-12-24', '2026-12-31')],
    [closure('2026-12-24', '2027-01-03')],
  ],
  [
    'contain one another',
    [closure('2026-08-01', '2026-08-31'), closure('2026-08-15', '2026-08-15')],
    [closure('2026-08-01', '2026-08-31')],
  ],
])('closures that %s are one', (_, closures, merged) => {
  expect(mergeClosures(closures)).toEqual(merged)
})

it('closures with a day between them stay two, the first one first', () => {
  const summer = closure('2026-08-01', '2026-08-15')
  const later = closure('2026-08-17', '2026-08-22')
  expect(mergeClosures([later, summer])).toEqual([summer, later])
  expect(mergeClosures([])).toEqual([])
})
