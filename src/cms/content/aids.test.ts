import { expect, it } from 'vitest'
import { buildArticle } from '../../mocks/fixtures/articles'
import { toArticle } from '../strapi/normalisers/toArticle'
import { aidOn } from './aids'

const articles = [
  buildArticle({ id: 1, slug: 'conseil' }),
  buildArticle({ id: 2, slug: 'aides-2027', aid_until: '2027-12-31' }),
  buildArticle({ id: 3, slug: 'aides-2026', aid_until: '2026-12-31' }),
].map((entry) => toArticle(entry))

it.each([
  ['2026-12-31', 'aides-2027'],
  ['2027-12-31', 'aides-2027'],
  ['2028-01-01', undefined],
])('on %s, the newest article about aids that still counts is %s', (day, slug) => {
  expect(aidOn(articles, day)?.slug).toBe(slug)
})

it('skips aids that are over, whatever their order', () => {
  expect(aidOn(articles.toReversed(), '2027-06-01')?.slug).toBe('aides-2027')
})
