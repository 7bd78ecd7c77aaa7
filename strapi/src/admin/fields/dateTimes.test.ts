import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toLocal, toUtc } from './dateTimes'

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
