import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage, throwingStorage } from '../testing/memoryStorage'
import {
  emptySelection,
  isChosen,
  isFull,
  onSelectionChange,
  readSelection,
  toggleChosen,
  writeSelection,
} from './comparedProducts'

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((slug) => ({ slug, title: slug.toUpperCase() }))
const three = [a, b, c].flatMap((product) => product ?? [])

beforeEach(() => vi.stubGlobal('localStorage', createMemoryStorage()))
afterEach(() => {
  writeSelection(emptySelection)
  vi.unstubAllGlobals()
})

describe('toggleChosen', () => {
  it('adds a product, then removes it', () => {
    const one = toggleChosen(emptySelection, { slug: 'a', title: 'A' })
    expect(one).toEqual([a])
    expect(isChosen(one, { slug: 'a', title: 'A' })).toBe(true)
    expect(toggleChosen(one, { slug: 'a', title: 'A' })).toEqual([])
  })

  it('keeps only the slug and the title', () => {
    const product = { slug: 'a', title: 'A', brand: 'Granéo' }
    expect(toggleChosen(emptySelection, product)).toEqual([a])
  })

  it('removes a product that was chosen under an earlier slug', () => {
    const renamed = { slug: 'a-2', title: 'A 2', previousSlugs: ['a'] }
    expect(isChosen(three, renamed)).toBe(true)
    expect(toggleChosen(three, renamed)).toEqual([b, c])
  })

  it('refuses a fourth, but one of the three can be removed', () => {
    expect(isFull(three)).toBe(true)
    expect(toggleChosen(three, { slug: 'd', title: 'D' })).toBe(three)
    expect(toggleChosen(three, { slug: 'b', title: 'B' })).toEqual([a, c])
  })
})

describe('the stored selection', () => {
  it('is stored, and its listeners are told', () => {
    const listener = vi.fn<() => void>()
    const stop = onSelectionChange(listener)
    writeSelection(three)
    expect(listener).toHaveBeenCalledOnce()
    stop()
    writeSelection(three)
    expect(listener).toHaveBeenCalledOnce()
    expect(readSelection()).toEqual(three)
    expect(JSON.parse(localStorage.getItem('comparison') ?? '')).toEqual(three)
    writeSelection(emptySelection)
    expect(localStorage.getItem('comparison')).toBeNull()
  })

  it('is the same array until it changes', () => {
    writeSelection(three)
    expect(readSelection()).toBe(readSelection())
  })

  it.each([
    ['{', []],
    ['null', []],
    ['{"slug":"a"}', []],
    ['[null,1,"a",{"slug":1,"title":"A"},{"slug":"","title":"A"},{"slug":"a","title":"A"}]', [a]],
    // Half of a character cannot be in an address.
    [String.raw`[{"slug":"\ud83d","title":"A"},{"slug":"a","title":"A"}]`, [a]],
    [JSON.stringify([...three, d]), three],
    [JSON.stringify([a, a, b]), [a, b]],
  ])('reads %s, which another code may have stored', (stored, selection) => {
    localStorage.setItem('comparison', stored)
    expect(readSelection()).toEqual(selection)
  })

  it('lasts for the visit when nothing can be stored', () => {
    vi.stubGlobal('localStorage', throwingStorage)
    writeSelection(three)
    expect(readSelection()).toEqual(three)
    writeSelection(emptySelection)
    expect(readSelection()).toEqual([])
  })
})
