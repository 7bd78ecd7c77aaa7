import { expect, it } from 'vitest'
import { isPhoneNumber } from './phone-number.mjs'

it.each([
  '04 68 20 07 05',
  '04.68.20.07.05',
  '0468200705 (poste 12)',
  '+33 (0)4 68 20 07 05',
  '0033 4 68 20 07 05',
  '+34 972 12 34 56',
  '3960',
  '118 218',
  '116 117',
])('“%s” can be called', (typed) => expect(isPhoneNumber(typed)).toBe(true))

it.each([
  '((((((((',
  '00 00 00 00 00',
  '00000000001',
  '1111111111',
  '0000 4 68 20 07 05',
  '12',
  '04 68 20 07 5',
  '04 68 20 07 055',
  '+33 4 68 20 07',
  'nous appeler',
  '04 68 20 07 05 ou 04 68 20 07 06',
  '',
])('“%s” cannot be called', (typed) => expect(isPhoneNumber(typed)).toBe(false))
