import { expect, it } from 'vitest'
import { pageItems } from './pageItems'

it.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 12, [1, 2, 'gap', 12]],
  [3, 12, [1, 2, 3, 4, 'gap', 12]],
  [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
  [9, 12, [1, 'gap', 8, 9, 10, 11, 12]],
  [12, 12, [1, 'gap', 11, 12]],
  [40, 12, [1, 'gap', 12]],
  [1, 2 ** 40, [1, 2, 'gap', 2 ** 40]],
])('on page %d of %d', (page, pageCount, items) => {
  expect(pageItems(page, pageCount)).toEqual(items)
})
