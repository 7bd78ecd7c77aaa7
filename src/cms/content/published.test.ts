import { describe, expect, it } from 'vitest'
import { entryKey, fetchPublished } from './published'

it('a site built without content has published none', async () => {
  expect(await fetchPublished('products')).toBeUndefined()
})

describe('the key of an entry, and its published name', () => {
  it('is its slug when that is plain', () => {
    expect(entryKey('products', 'ondea-8')).toBe('products/ondea-8')
  })

  it.each(['../x', 'a/b', '%', '%2e%2e', 'Ondéa 8', '.hidden', '', 'A', '_6f'])(
    'of %j is one plain segment, and nobody else’s',
    (slug) => {
      expect(entryKey('products', slug)).toMatch(/^products\/_[0-9a-f]*$/)
      expect(entryKey('products', slug)).not.toBe(entryKey('products', `${slug}x`))
    },
  )
})
