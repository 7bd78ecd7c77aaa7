import { expect, it } from 'vitest'
import { communeSearch } from './communeSearch'

it.each([
  ['bages', 2, false],
  ['11300', 12, true],
  ['saint', 12, true],
  ['zanzibar', 0, false],
])('%s may mean %d communes; there are more: %s', (typed, count, hasMore) => {
  const candidates = communeSearch.candidates(typed)
  expect(candidates.communes).toHaveLength(count)
  expect(candidates.hasMore).toBe(hasMore)
})
