import { afterEach, describe, expect, it, vi } from 'vitest'
import { openingHours } from './identity'
import { openingStatus } from './opening'
import { daysSentence, openingSentence, openingTexts, periodsSentence } from './texts/opening'

const at = (iso: string) => openingSentence(openingStatus(new Date(iso)))

// In January, Paris is one hour ahead of UTC. 12 January 2026 is a Monday.
describe('at opening and closing times', () => {
  it.each([
    ['2026-01-12T08:59:59Z', 'Fermé, ouvre à 10h'],
    ['2026-01-12T09:00:00Z', 'Ouvert maintenant, jusqu’à 12h30'],
    ['2026-01-12T11:29:59Z', 'Ouvert maintenant, jusqu’à 12h30'],
    ['2026-01-12T11:30:00Z', 'Fermé, ouvre à 13h30'],
    ['2026-01-12T12:29:59Z', 'Fermé, ouvre à 13h30'],
    ['2026-01-12T12:30:00Z', 'Ouvert maintenant, jusqu’à 18h'],
    ['2026-01-12T16:59:59Z', 'Ouvert maintenant, jusqu’à 18h'],
    ['2026-01-12T17:00:00Z', 'Fermé, ouvre demain à 10h'],
    ['2026-01-12T22:59:59Z', 'Fermé, ouvre demain à 10h'],
    ['2026-01-12T23:00:00Z', 'Fermé, ouvre à 10h'],
  ])('%s: %s', (iso, expected) => {
    expect(at(iso)).toBe(expected)
  })
})

it.each(['2026-01-12', '2026-01-13', '2026-01-14', '2026-01-15', '2026-01-16', '2026-01-17'])(
  'opens on %s, from a Monday to a Saturday',
  (day) => {
    expect(at(`${day}T09:00:00Z`)).toBe('Ouvert maintenant, jusqu’à 12h30')
  },
)

describe('at the weekend', () => {
  it.each([
    ['Saturday afternoon', '2026-01-17T16:00:00Z', 'Ouvert maintenant, jusqu’à 18h'],
    ['Saturday evening', '2026-01-17T17:00:00Z', 'Fermé, ouvre lundi à 10h'],
    ['Sunday', '2026-01-18T10:00:00Z', 'Fermé, ouvre demain à 10h'],
    [
      'the first minute of Monday in Limoux, still Sunday in UTC',
      '2026-01-18T23:00:00Z',
      'Fermé, ouvre à 10h',
    ],
  ])('%s', (_, iso, expected) => {
    expect(at(iso)).toBe(expected)
  })
})

describe('in daylight saving time', () => {
  it.each([
    ['2026-07-06T07:59:00Z', 'Fermé, ouvre à 10h'],
    ['2026-07-06T08:00:00Z', 'Ouvert maintenant, jusqu’à 12h30'],
    // The Sunday the clocks go forward.
    ['2026-03-28T17:00:00Z', 'Fermé, ouvre lundi à 10h'],
    ['2026-03-30T08:00:00Z', 'Ouvert maintenant, jusqu’à 12h30'],
  ])('%s: %s', (iso, expected) => {
    expect(at(iso)).toBe(expected)
  })
})

it('returns the next opening', () => {
  expect(openingStatus(new Date('2026-01-17T18:00:00Z'))).toEqual({
    isOpen: false,
    opens: '10:00',
    daysAhead: 2,
    weekday: 1,
  })
})

describe('with other weekdays', () => {
  afterEach(() => {
    vi.doUnmock('./identity')
    vi.resetModules()
  })

  const statusWith = async (weekdays: number[], iso: string) => {
    vi.resetModules()
    vi.doMock('./identity', () => ({ openingHours: { ...openingHours, weekdays } }))
    const opening = await import('./opening')
    return opening.openingStatus(new Date(iso))
  }

  it('opens a week later after the only day', async () => {
    expect(await statusWith([1], '2026-01-12T17:00:00Z')).toEqual({
      isOpen: false,
      opens: '10:00',
      daysAhead: 7,
      weekday: 1,
    })
  })

  it('throws without any weekday', async () => {
    await expect(statusWith([], '2026-01-12T17:00:00Z')).rejects.toThrow('The opening hours name no day.')
  })
})

it('the texts are generated from the opening hours (specification, 1)', () => {
  expect(openingTexts).toMatchObject({
    openDays: 'Du lundi au samedi',
    openingPeriods: '10h-12h30 et 13h30-18h',
    closedDays: 'Dimanche',
  })
})

it.each([
  [[1, 2, 3, 4, 5], 'Du lundi au vendredi'],
  [[2, 3, 4, 5, 6, 0], 'Du mardi au dimanche'],
  [[0, 6], 'Samedi et dimanche'],
  [[1, 2, 4, 5, 6], 'Lundi, mardi et du jeudi au samedi'],
  [[3], 'Mercredi'],
  [[], ''],
])('the days %j are written “%s”', (days, sentence) => {
  expect(daysSentence(days)).toBe(sentence)
})

it.each([
  [[{ opens: '09:00', closes: '17:15' }], '9h-17h15'],
  [
    [
      { opens: '08:00', closes: '10:00' },
      { opens: '11:00', closes: '12:00' },
      { opens: '14:05', closes: '20:00' },
    ],
    '8h-10h, 11h-12h et 14h05-20h',
  ],
])('the periods %j are written “%s”', (periods, sentence) => {
  expect(periodsSentence(periods)).toBe(sentence)
})
