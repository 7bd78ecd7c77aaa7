import { expect, it } from 'vitest'
import { altitudeBand, housePeriods, powerNeed, stovePowers, type Home } from './powerNeed'

/** The worked examples of the sources, at 19 °C. */
it.each<[Omit<Home, 'temperature'>, number, number]>([
  [{ area: 80, height: 2.5, period: '1983-1989', altitude: 168 }, 5.5, 6.2],
  [{ area: 120, height: 2.5, period: 'avant-1974', altitude: 500 }, 11.7, 13.1],
  [{ area: 60, height: 2.4, period: 'depuis-2013', altitude: 100 }, 2.1, 2.3],
  [{ area: 100, height: 3, period: 'non-isole', altitude: 700 }, 14.6, 16.2],
])('%j needs %d to %d kW', (home, min, max) => {
  expect(powerNeed({ ...home, temperature: 19 })).toEqual({ min, max })
})

const home: Home = { area: 100, height: 2.5, period: '1990-1999', altitude: 200, temperature: 20 }

it.each([
  [0, 200],
  [200, 200],
  [291, 400],
  [1749, 1200],
])('an altitude of %d m is in the band up to %d m', (altitude, upTo) => {
  expect(altitudeBand(altitude)).toBe(upTo)
})

it('is colder from one band of altitude to the next', () => {
  const needs = [200, 201, 400, 401, 600, 601, 800, 801, 1000, 1001, 1200].map(
    (altitude) => powerNeed({ ...home, altitude }).min,
  )
  expect(needs).toEqual([6.6, 6.8, 6.8, 7.1, 7.1, 7.4, 7.4, 7.6, 7.6, 7.9, 7.9])
})

it('an older house needs more', () => {
  const needs = housePeriods.map((period) => powerNeed({ ...home, period }).min)
  expect(needs).toEqual([...needs].sort((a, b) => a - b))
  expect(new Set(needs).size).toBe(housePeriods.length)
})

it('a warmer room needs more', () => {
  expect(powerNeed({ ...home, temperature: 22 }).min).toBeGreaterThan(powerNeed(home).min)
})

it.each([
  [
    { min: 5.5, max: 6.2 },
    { min: 5.5, max: 8 },
  ],
  [
    { min: 5.9, max: 6.6 },
    { min: 5.9, max: 8 },
  ],
  [
    { min: 2.1, max: 2.3 },
    { min: 2.1, max: 3 },
  ],
  [
    { min: 14.6, max: 16.2 },
    { min: 14.6, max: 20 },
  ],
])('for %j kW, stoves of %j kW work well', (need, powers) => {
  expect(stovePowers(need)).toEqual(powers)
})
