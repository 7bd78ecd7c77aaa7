import { describe, expect, it } from 'vitest'
import { fetchPublished, publishedName } from './published'

it('fetchPublished returns undefined when the site was built without content', async () => {
  expect(await fetchPublished(['products'])).toBeUndefined()
})

describe('publishedName', () => {
  it('joins the parts of a plain query key', () => {
    expect(publishedName(['products', 'ondea-8'])).toBe('products/ondea-8')
    expect(publishedName(['service-lists', 'entretien', 2])).toBe('service-lists/entretien/2')
  })

  it.each(['../x', 'a/b', '%', '%2e%2e', 'Ondéa 8', '.hidden', '', 'A', '_6f'])(
    'encodes %j as one unique segment',
    (slug) => {
      expect(publishedName(['products', slug])).toMatch(/^products\/_[0-9a-f]*$/)
      expect(publishedName(['products', slug])).not.toBe(publishedName(['products', `${slug}x`]))
    },
  )
})
