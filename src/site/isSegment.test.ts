import { expect, it } from 'vitest'
import { isSegment } from './isSegment'

it.each(['poele-8', 'Poêle 8 ?', 'a..b', '100 %', ''])('“%s” can be a segment of an address', (value) => {
  expect(isSegment(value)).toBe(true)
})

it.each(['.', '..', 'A/B', 'a\\b', '/'])('“%s” cannot', (value) => {
  expect(isSegment(value)).toBe(false)
})
