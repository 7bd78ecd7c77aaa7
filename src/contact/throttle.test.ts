import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { throwingStorage, createMemoryStorage } from '../testing/memoryStorage'
import { isThrottled, saveSubmitTime } from './throttle'

const NOW = Date.parse('2026-01-12T10:00:00Z')

beforeEach(() => vi.stubGlobal('localStorage', createMemoryStorage()))
afterEach(() => vi.unstubAllGlobals())

it('does not throttle the first message', () => {
  expect(isThrottled(NOW)).toBe(false)
})

it('stores the time under the key in the specification', () => {
  saveSubmitTime(NOW)
  expect(localStorage.getItem('contact_last_submit')).toBe(String(NOW))
})

it.each([
  [0, true],
  [9_999, true],
  [10_000, false],
])('%i ms after a message, isThrottled is %s', (elapsed, expected) => {
  saveSubmitTime(NOW)
  expect(isThrottled(NOW + elapsed)).toBe(expected)
})

describe('does not throttle', () => {
  it.each([String(NOW + 1), String(NOW + 1e12), 'hier', '', '{}', 'NaN', '-5'])(
    'when the stored time is %j',
    (stored) => {
      localStorage.setItem('contact_last_submit', stored)
      expect(isThrottled(NOW)).toBe(false)
    },
  )

  it('when the storage throws', () => {
    vi.stubGlobal('localStorage', throwingStorage)
    saveSubmitTime(NOW)
    expect(isThrottled(NOW)).toBe(false)
  })
})
