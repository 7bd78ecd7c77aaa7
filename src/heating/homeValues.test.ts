import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkProperty, hostileText } from '../testing/properties'
import { checkHome, newHome, readHomeAddress, writeHomeAddress, type HomeValues } from './homeValues'
import { altitudeBands, homeLimits, housePeriods, powerNeed } from './powerNeed'

const read = (address: string) => readHomeAddress(new URLSearchParams(address))
const house: HomeValues = { ...newHome, surface: '80', isolation: '1983-1989' }

describe('the address', () => {
  it('has what was entered', () => {
    const address = 'surface=80&hauteur=2.5&isolation=1983-1989&altitude=200&temperature=19'
    expect(String(writeHomeAddress(house))).toBe(address)
    expect(read(address)).toEqual(house)
  })

  it('is empty for an untouched form', () => {
    expect(String(writeHomeAddress(newHome))).toBe('')
    expect(read('')).toEqual(newHome)
  })

  it('keeps a measure that is refused, but no choice that does not exist', () => {
    expect(read('surface=0&isolation=demain&altitude=8848&temperature=60')).toEqual({
      ...newHome,
      surface: '0',
    })
  })

  const name = fc.constantFrom('surface', 'hauteur', 'isolation', 'altitude', 'temperature')
  const value = fc.oneof(
    fc.constantFrom('80', '2.5', '2,5', ' 3 ', '19', ...housePeriods, ...altitudeBands.map(String)),
    hostileText,
  )

  it('is read, whatever it is, and written to one that is read the same', () => {
    checkProperty(
      fc.property(fc.dictionary(name, value), (entries) => {
        const first = readHomeAddress(new URLSearchParams(entries))
        expect(readHomeAddress(writeHomeAddress(first))).toEqual(first)
      }),
    )
  })

  it('never gives a home beyond the limits', () => {
    checkProperty(
      fc.property(fc.dictionary(name, value), (entries) => {
        const { home, refused } = checkHome(readHomeAddress(new URLSearchParams(entries)))
        if (!home) return
        expect(refused).toEqual([])
        for (const measure of ['area', 'height', 'altitude', 'temperature'] as const) {
          expect(home[measure]).toBeGreaterThanOrEqual(homeLimits[measure].min)
          expect(home[measure]).toBeLessThanOrEqual(homeLimits[measure].max)
        }
        expect(powerNeed(home).max).toBeGreaterThan(0)
      }),
    )
  })
})

it.each([
  ['80', 80],
  ['80 m²', 80],
  ['80m2', 80],
  [' 92,5 ', 92.5],
])('“%s” is an area of %d m²', (surface, area) => {
  expect(checkHome({ ...house, surface }).home?.area).toBe(area)
})

it.each(['0', '9', '401', '-80', '80 90', 'grande', '1e2', '8.0.0', '٨٠'])('“%s” is no area', (surface) => {
  expect(checkHome({ ...house, surface })).toEqual({ home: null, refused: ['surface'] })
})

it.each(['60', '1,9', 'haut', ''])('“%s” is no height', (hauteur) => {
  expect(checkHome({ ...house, hauteur })).toEqual({ home: null, refused: ['hauteur'] })
})

it('an area or a period that is missing is not refused', () => {
  expect(checkHome(newHome)).toEqual({ home: null, refused: [] })
  expect(checkHome({ ...house, isolation: '' })).toEqual({ home: null, refused: [] })
})
