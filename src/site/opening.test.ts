import { describe, expect, it } from 'vitest'
import { openingStatus } from './opening'
import { defaultShop, type OpeningPeriod, type Shop, type WeekHours } from './shop'
import { dayHoursText, daysSentence, hoursLines, hoursSummary } from './texts/opening'
import { openingSentence } from './texts/openingStatus'

const at = (iso: string, overrides: Partial<Shop> = {}) =>
  openingSentence(openingStatus(new Date(iso), { ...defaultShop, ...overrides }))

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
  expect(openingStatus(new Date('2026-01-17T18:00:00Z'), defaultShop)).toEqual({
    isOpen: false,
    next: { opens: '10:00', date: '2026-01-19', daysAhead: 2 },
    today: undefined,
  })
})

const morning: OpeningPeriod[] = [{ opens: '09:00', closes: '12:00' }]
const [, workday = []] = defaultShop.hours
const week = [0, 1, 2, 3, 4, 5, 6]

describe('with other hours', () => {
  it('opens a week later, named by its date, after the only day', () => {
    const hours = [[], morning, [], [], [], [], []]
    expect(at('2026-01-12T12:00:00Z', { hours })).toBe('Fermé, ouvre le lundi 19\u00a0janvier à 9h')
  })

  it('has the hours of each day', () => {
    const hours = [[], workday, workday, workday, workday, workday, morning]
    expect(at('2026-01-16T12:00:00Z', { hours })).toBe('Fermé, ouvre à 13h30')
    expect(at('2026-01-17T12:00:00Z', { hours })).toBe('Fermé, ouvre lundi à 10h')
  })

  it('is closed without any', () => {
    expect(at('2026-01-12T12:00:00Z', { hours: week.map(() => []) })).toBe('Fermé')
  })
})

describe('during a closure', () => {
  const closures = [{ from: '2026-08-03', to: '2026-08-15' }]

  it.each([
    ['2026-08-01T15:59:00Z', 'Ouvert maintenant, jusqu’à 18h'],
    // Saturday evening, the last one before it; the 17th is a Monday.
    ['2026-08-01T16:00:00Z', 'Fermé, ouvre le lundi 17\u00a0août à 10h'],
    ['2026-08-03T09:00:00Z', 'Fermé, ouvre le lundi 17\u00a0août à 10h'],
    ['2026-08-15T09:00:00Z', 'Fermé, ouvre lundi à 10h'],
    ['2026-08-17T09:00:00Z', 'Ouvert maintenant, jusqu’à 12h30'],
  ])('%s: %s', (iso, expected) => {
    expect(at(iso, { closures })).toBe(expected)
  })

  it('of one day, the shop opens on the next', () => {
    const closure = { from: '2026-07-14', to: '2026-07-14' }
    expect(at('2026-07-14T09:00:00Z', { closures: [closure] })).toBe('Fermé, ouvre demain à 10h')
  })

  it('names the first of a month as French does', () => {
    const closure = { from: '2026-08-03', to: '2026-08-31' }
    expect(at('2026-08-03T09:00:00Z', { closures: [closure] })).toBe(
      'Fermé, ouvre le mardi 1er\u00a0septembre à 10h',
    )
  })

  it('without an end in sight, no opening is named', () => {
    expect(at('2026-08-03T09:00:00Z', { closures: [{ from: '2026-08-01', to: '2030-01-01' }] })).toBe('Fermé')
  })
})

describe('on a public holiday', () => {
  it.each([
    [
      'Armistice Day, a Wednesday',
      '2026-11-11T09:00:00Z',
      'Fermé aujourd’hui (jour férié), rouvre demain à 10h',
    ],
    ['its first minute', '2026-11-10T23:00:00Z', 'Fermé aujourd’hui (jour férié), rouvre demain à 10h'],
    ['the evening before', '2026-11-10T17:00:00Z', 'Fermé, ouvre jeudi à 10h'],
    ['the next midnight', '2026-11-11T23:00:00Z', 'Fermé, ouvre à 10h'],
    ['15 August, a Saturday', '2026-08-15T09:00:00Z', 'Fermé aujourd’hui (jour férié), rouvre lundi à 10h'],
    ['All Saints, a Sunday', '2026-11-01T09:00:00Z', 'Fermé, ouvre demain à 10h'],
    ['the Sunday before Easter Monday', '2026-04-05T09:00:00Z', 'Fermé, ouvre mardi à 10h'],
  ])('%s', (_, iso, expected) => {
    expect(at(iso)).toBe(expected)
  })

  it('is open when the owner says so', () => {
    expect(at('2026-11-11T09:00:00Z', { opensOnHolidays: true })).toBe('Ouvert maintenant, jusqu’à 12h30')
  })

  it('during a closure, the closure is the reason', () => {
    const closures = [{ from: '2026-11-09', to: '2026-11-14' }]
    expect(at('2026-11-11T09:00:00Z', { closures })).toBe('Fermé, ouvre lundi à 10h')
  })

  it('names no opening when none is in sight', () => {
    const closures = [{ from: '2026-11-12', to: '2030-01-01' }]
    expect(at('2026-11-11T09:00:00Z', { closures })).toBe('Fermé aujourd’hui (jour férié)')
  })
})

describe('on a day by appointment', () => {
  const hours: WeekHours = [[], 'appointment', workday, workday, workday, workday, 'appointment']

  it.each([
    ['2026-01-12T10:00:00Z', 'Sur rendez-vous aujourd’hui, ouvre demain à 10h'],
    ['2026-01-17T10:00:00Z', 'Sur rendez-vous aujourd’hui, ouvre mardi à 10h'],
    // The Sunday before.
    ['2026-01-11T10:00:00Z', 'Fermé, ouvre mardi à 10h'],
    // A public holiday, a Saturday.
    ['2026-08-15T10:00:00Z', 'Fermé aujourd’hui (jour férié), rouvre mardi à 10h'],
  ])('%s: %s', (iso, expected) => expect(at(iso, { hours })).toBe(expected))

  it('a closure is a closure', () => {
    const closures = [{ from: '2026-01-12', to: '2026-01-12' }]
    expect(at('2026-01-12T10:00:00Z', { hours, closures })).toBe('Fermé, ouvre demain à 10h')
  })

  it('never opens when all days are', () => {
    const always = week.map(() => 'appointment' as const)
    expect(at('2026-01-12T10:00:00Z', { hours: always })).toBe('Sur rendez-vous aujourd’hui')
    expect(hoursSummary(always)).toBe('Du lundi au dimanche, sur rendez-vous')
  })

  it('says so in the list of hours, and not in their summary', () => {
    expect(hoursLines(hours)).toEqual([
      { days: 'Du mardi au vendredi', text: '10h-12h30 et 13h30-18h' },
      { days: 'Lundi et samedi', text: 'Sur rendez-vous' },
      { days: 'Dimanche', text: 'Fermé' },
    ])
    expect(hoursSummary(hours)).toBe('Du mardi au vendredi, 10h-12h30 et 13h30-18h')
  })
})

describe('the hours as texts', () => {
  it('are two lines and a summary for the same hours every day (specification, 1)', () => {
    expect(hoursLines(defaultShop.hours)).toEqual([
      { days: 'Du lundi au samedi', text: '10h-12h30 et 13h30-18h' },
      { days: 'Dimanche', text: 'Fermé' },
    ])
    expect(hoursSummary(defaultShop.hours)).toBe('Du lundi au samedi, 10h-12h30 et 13h30-18h')
  })

  it('have a line for the days with the same hours, closed days last', () => {
    const hours = [[], [], workday, workday, workday, workday, morning]
    expect(hoursLines(hours)).toEqual([
      { days: 'Du mardi au vendredi', text: '10h-12h30 et 13h30-18h' },
      { days: 'Samedi', text: '9h-12h' },
      { days: 'Lundi et dimanche', text: 'Fermé' },
    ])
    expect(hoursSummary(hours)).toBe('Du mardi au samedi')
  })

  it('of a shop that never opens have no summary', () => {
    expect(hoursSummary(week.map(() => []))).toBe('')
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
  expect(dayHoursText(periods)).toBe(sentence)
})
