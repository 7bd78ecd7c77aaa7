import { describe, expect, it } from 'vitest'
import type { Media } from '../../cms/content/types'
import { isLandscape, isPortrait, partsOf } from './shape'

const mediaOf = (width: number | null, height: number | null): Media => ({
  url: '/a.jpg',
  alt: '',
  width,
  height,
  formats: [],
})

describe('the shape of a picture', () => {
  it.each([
    { width: 800, height: 1000, portrait: true, landscape: false },
    { width: 1000, height: 800, portrait: false, landscape: true },
    { width: 800, height: 800, portrait: false, landscape: false },
    { width: null, height: 800, portrait: false, landscape: false },
    { width: 800, height: null, portrait: false, landscape: false },
  ])('$width by $height', ({ width, height, portrait, landscape }) => {
    expect(isPortrait(mediaOf(width, height))).toBe(portrait)
    expect(isLandscape(mediaOf(width, height))).toBe(landscape)
  })

  it('of no picture is not portrait', () => {
    expect(isPortrait(null)).toBe(false)
  })
})

it('a ratio has two parts', () => {
  expect(partsOf('4 / 5')).toEqual({ width: 4, height: 5 })
})
