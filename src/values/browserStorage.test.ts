import { afterEach, describe, expect, it, vi } from 'vitest'
import { throwingStorage, createMemoryStorage } from '../testing/memoryStorage'
import { readItem, removeItem, writeItem } from './browserStorage'

afterEach(() => vi.unstubAllGlobals())

it('writes, reads and removes an item', () => {
  vi.stubGlobal('sessionStorage', createMemoryStorage())
  writeItem('sessionStorage', 'key', 'value')
  expect(readItem('sessionStorage', 'key')).toBe('value')
  removeItem('sessionStorage', 'key')
  expect(readItem('sessionStorage', 'key')).toBeNull()
})

describe('does not throw without a usable storage', () => {
  it.each([
    ['every call throws', throwingStorage],
    ['it is undefined', undefined],
    ['it is null', null],
  ])('when %s', (_, storage) => {
    vi.stubGlobal('localStorage', storage)
    writeItem('localStorage', 'key', 'value')
    removeItem('localStorage', 'key')
    expect(readItem('localStorage', 'key')).toBeNull()
  })
})
