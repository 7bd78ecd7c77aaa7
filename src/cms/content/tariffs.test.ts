import { expect, it } from 'vitest'
import { hasPrices } from './tariffs'

const nothing = { hourlyRate: null, timeCount: null, callOut: null, quote: null, services: [], vat: null }

it('has prices when one of them is filled in', () => {
  expect(hasPrices(null)).toBe(false)
  expect(hasPrices(undefined)).toBe(false)
  expect(hasPrices({ ...nothing, vat: 'TVA : 10 %.', timeCount: 'À la minute' })).toBe(false)
  expect(hasPrices({ ...nothing, quote: 'Gratuit' })).toBe(true)
  expect(hasPrices({ ...nothing, services: [{ name: 'Ramonage', price: '75 € TTC' }] })).toBe(true)
})
