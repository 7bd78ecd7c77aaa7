import { describe, expect, it } from 'vitest'
import { fetchPublished, publishedName } from './published'

it('a site built without content has published none', async () => {
  expect(await fetchPublished(['products'])).toBeUndefined()
})

describe('the name of a published file', () => {
  it('is its query’s key when that is plain', () => {
    expect(publishedName(['products', 'ondea-8'])).toBe('products/ondea-8')
    expect(publishedName(['service-lists', 'entretien', 2])).toBe('service-lists/entretien/2')
  })

  it.each(['../x', 'a/b', '%', '%2e%2e', 'Ondéa 8', '.hidden', '', 'A', '_6f'])(
    'has one plain segment for %j, and no other slug has the same',
    (slug) => {
      expect(publishedName(['products', slug])).toMatch(/^products\/_[0-9a-f]*$/)
      expect(publishedName(['products', slug])).not.toBe(publishedName(['products', `${slug}x`]))
    },
  )
})
