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

  it('is kept without the unit that the label names', () => {
    expect(toTyped('1\u202F290,00 €', 'Prix à partir de (€)')).toBe('1290,00')
    expect(toTyped('8,5 kW', 'Puissance (kW)')).toBe('8,5')
    expect(toTyped('8,5 KW', 'Puissance (kW)')).toBe('8,5')
    expect(toTyped('112 Kg', 'Poids (kg)')).toBe('112')
    expect(toTyped('8,5 kW', 'Largeur (cm)')).toBeNull()
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
