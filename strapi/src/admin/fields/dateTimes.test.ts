import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readDate, toLocal, toUtc } from './dateTimes'

describe('a time', () => {
  beforeEach(() => {
    vi.stubEnv('TZ', 'Europe/Paris')
    return () => vi.unstubAllEnvs()
  })

  it.each([
    ['2026-11-25T18:24:00.000Z', '2026-11-25T19:24'],
    ['2026-07-14T22:05:00.000Z', '2026-07-15T00:05'],
  ])('%s is shown and read as %s in Limoux', (utc, local) => {
    expect(toLocal(utc)).toBe(local)
    expect(toUtc(local)).toBe(utc)
  })

  it('is empty when there is none', () => {
    expect(toUtc('')).toBeNull()
    for (const none of [null, undefined, '', 'incomplete']) expect(toLocal(none)).toBe('')
  })
})

it.each([
  ['26/11/2026', '2026-11-26'],
  [' 1.3.2027 ', '2027-03-01'],
  ['1er mars 2027', '2027-03-01'],
  ['14 Décembre 2026', '2026-12-14'],
  ['31/02/2027', null],
  ['00/01/2027', null],
  ['12/26/2026', null],
  ['26 novembre', null],
  ['demain', null],
  ['', null],
])('“%s” is the day %s', (text, day) => expect(readDate(text)).toBe(day))
