import { expect, it } from 'vitest'
import { readPageNumber } from './pageNumber'

it.each([
  ['page=2', 2],
  ['page=1', 1],
  ['', 1],
  ['page=', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=deux', 1],
  ['page=Infinity', 1],
  ['page=99999999999999999999', 1],
])('the page of ?%s is %i', (query, page) => {
  expect(readPageNumber(new URLSearchParams(query))).toBe(page)
})
