import { afterEach, describe, expect, it, vi } from 'vitest'
import { throwingStorage, createMemoryStorage } from '../testing/memoryStorage'
import { readItem, removeItem, writeItem } from './browserStorage'

afterEach(() => vi.unstubAllGlobals())

it('keeps, gives back and forgets', () => {
  vi.stubGlobal('sessionStorage', createMemoryStorage())
  writeItem('sessionStorage', 'key', 'value')
  expect(readItem('sessionStorage', 'key')).toBe('value')
  removeItem('sessionStorage', 'key')
  expect(readItem('sessionStorage', 'key')).toBeNull()
})

describe('a storage that cannot be used throws nothing', () => {
  it.each([
    ['each call of it throws', throwingStorage],
    ['there is none', undefined],
    ['it is null', null],
  ])('when %s', (_, storage) => {
    vi.stubGlobal('localStorage', storage)
    writeItem('localStorage', 'key', 'value')
    removeItem('localStorage', 'key')
    expect(readItem('localStorage', 'key')).toBeNull()
  })
})
