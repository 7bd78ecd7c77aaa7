import { expect, it } from 'vitest'
import { decodePart } from './decodePart'

it.each([
  ['l%E2%80%99hiver', 'l’hiver'],
  ['100%', '100%'],
  ['%E2%80', '%E2%80'],
])('decodes %s to %s', (text, expected) => {
  expect(decodePart(text)).toBe(expected)
})
