import { describe, expect, it } from 'vitest'
import { formatNumber, parseNumber, readNumber } from './numbers'

describe('a number', () => {
  it.each([
    [8.5, 8.5],
    ['8.5', 8.5],
    ['8,5', 8.5],
    ['8.5 kW', 8.5],
    ['8,5kW.', 8.5],
    [' 12 ', 12],
    ['env. 7', 7],
    ['.5', 0.5],
    ['8, 5', 8.5],
    ['8 , 5', 8.5],
    ['8 . 5', 8.5],
    ['puiss. env. 7', 7],
    ['0', 0],
    [0, 0],
    ['1 200', 1200],
  ])('%j is %d', (typed, number) => {
    expect(parseNumber(typed)).toBe(number)
  })

  it.each([
    [''],
    ['  '],
    ['kW'],
    ['.'],
    [','],
    ['-'],
    ['-3'],
    [-3],
    ['1.2.3'],
    ['6-8'],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [1e308],
    ['9'.repeat(30)],
    [null],
    [undefined],
    [true],
    [[8]],
    [{ value: 8 }],
  ])('%j is none', (typed) => {
    expect(parseNumber(typed)).toBeNull()
  })

  it.each([
    '4 à 9 kW',
    '8 kW – 80 m2',
    'de 3 à 7',
    '7–9 kW',
    '7 – 9',
    '7/9',
    '8,5/10,2',
    '8,5 (6,2)',
    '3+7',
    '2,5×2',
  ])('of a field cannot be read from %s', (text) => {
    expect(readNumber(text)).toBeNull()
  })

  it.each([
    ['8,5 kW', 8.5],
    ['8 , 5 kW', 8.5],
    ['10,25 kW', 10.25],
    ['12 kW', 12],
    ['env. 1 200', 1200],
    [6, 6],
    [null, null],
  ])('of a field is read from %j as %j', (field, number) => {
    expect(readNumber(field)).toBe(number)
  })

  it.each([
    [8.5, '8,5'],
    [8, '8'],
    [0, '0'],
    [8.456, '8,46'],
  ])('%d is formatted as %s in French', (number, shown) => {
    expect(formatNumber(number)).toBe(shown)
  })
})
