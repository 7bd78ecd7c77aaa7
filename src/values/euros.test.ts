import { expect, it } from 'vitest'
import { formatEuros } from './euros'

it.each([
  [0, '0'],
  [65, '65'],
  [65.5, '65,50'],
  [1250.999, '1\u202F251'],
  [99_999.9, '99\u202F999,90'],
])('writes %f as “%s”', (euros, written) => expect(formatEuros(euros)).toBe(written))
