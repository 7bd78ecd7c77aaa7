import { afterEach, describe, expect, it, vi } from 'vitest'
import { throwingStorage, createMemoryStorage } from '../testing/memoryStorage'
import { readItem, readObject, removeItem, writeItem } from './browserStorage'

afterEach(() => vi.unstubAllGlobals())

it('writes, reads and removes an item', () => {
  vi.stubGlobal('sessionStorage', createMemoryStorage())
  writeItem('sessionStorage', 'key', 'value')
  expect(readItem('sessionStorage', 'key')).toBe('value')
  removeItem('sessionStorage', 'key')
  expect(readItem('sessionStorage', 'key')).toBeNull()
})

it.each([
  ['an object', '{"a":1}', { a: 1 }],
  ['a number', '1', null],
  ['half of one', '{"a":', null],
  ['nothing', null, null],
])('reads %s that was stored as JSON', (_, stored, expected) => {
  vi.stubGlobal('sessionStorage', createMemoryStorage())
  if (stored !== null) writeItem('sessionStorage', 'key', stored)
  expect(readObject('sessionStorage', 'key')).toEqual(expected)
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
    expect(readObject('localStorage', 'key')).toBeNull()
  })
})
