import { describe, expect, it } from 'vitest'
import { parsePeriods } from './openingPeriods'

const morning = { opens: '10:00', closes: '12:30' }
const afternoon = { opens: '13:30', closes: '18:00' }

describe('parsePeriods', () => {
  it.each([
    '10h-12h30 et 13h30-18h',
    '10h – 12h30, 13h30 – 18h',
    '10:00-12:30 ; 13:30-18:00',
    'De 10h à 12h30 et de 13h30 à 18h',
    '10 heures à 12 h 30 / 13 h 30 à 18 heures',
    '10H-12H30 et 13H30-18H00',
  ])('reads “%s”', (typed) => {
    expect(parsePeriods(typed)).toEqual([morning, afternoon])
  })

  it.each([
    ['8h-24h', [{ opens: '08:00', closes: '24:00' }]],
    ['9h-17h', [{ opens: '09:00', closes: '17:00' }]],
    ['fermé', []],
    ['Fermeture', []],
    ['', []],
  ])('reads “%s”', (typed, periods) => {
    expect(parsePeriods(typed)).toEqual(periods)
  })

  it.each([
    'sur rendez-vous',
    '10h',
    '18h-10h',
    '10h-25h',
    '10h-12h75',
    '10h-13h et 12h-18h',
    '14h-18h et 9h-12h',
    '10-12',
  ])('does not read “%s”', (typed) => {
    expect(parsePeriods(typed)).toBeNull()
  })
})
