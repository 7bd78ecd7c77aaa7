import { describe, expect, it } from 'vitest'
import { formatPower, parsePower, readPower } from './power'

describe('a power', () => {
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
  ])('%j is %d kW', (typed, kilowatts) => {
    expect(parsePower(typed)).toBe(kilowatts)
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
  ])('%j is not a power', (typed) => {
    expect(parsePower(typed)).toBeNull()
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
  ])('of a product cannot be read from %s', (text) => {
    expect(readPower(text)).toBeNull()
  })

  it.each([
    ['8,5 kW', 8.5],
    ['8 , 5 kW', 8.5],
    ['10,25 kW', 10.25],
    ['12 kW', 12],
    ['env. 1 200', 1200],
    [6, 6],
    [null, null],
  ])('of a product is read from %j as %j', (field, kilowatts) => {
    expect(readPower(field)).toBe(kilowatts)
  })

  it.each([
    [8.5, '8,5'],
    [8, '8'],
    [0, '0'],
    [8.456, '8,46'],
  ])('of %d is formatted as %s in French', (kilowatts, shown) => {
    expect(formatPower(kilowatts)).toBe(shown)
  })
})
