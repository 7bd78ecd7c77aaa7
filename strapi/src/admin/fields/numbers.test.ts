import { describe, expect, it } from 'vitest'
import { toNumber, toText, toTyped } from './numbers'

describe('a number', () => {
  it.each([
    ['85000', '85000', 85000],
    ['8 500', '8500', 8500],
    ['8\u202F5000', '85000', 85000],
    ['8,', '8,', 8],
    ['8.50', '8,50', 8.5],
    [',5', ',5', 0.5],
    ['-3', '-3', -3],
    ['-', '-', null],
    ['', '', null],
  ])('typed as “%s” is kept as “%s”, and is %s', (text, typed, number) => {
    expect(toTyped(text)).toBe(typed)
    expect(toNumber(typed)).toBe(number)
  })

  it.each(['8,5,5', '1e3', '8 kW', '5-'])('cannot be “%s”', (text) => expect(toTyped(text)).toBeNull())

  it.each([
    [85000, '85000'],
    [8.5, '8,5'],
    [null, ''],
    [undefined, ''],
    ['12x5', '12x5'],
  ])('that is %s is shown as “%s”', (value, text) => expect(toText(value)).toBe(text))
})
