import { expect, it } from 'vitest'
import { buildArticle } from '../../mocks/fixtures/articles'
import { toArticle } from '../strapi/normalisers/toArticle'
import { aidsFrom } from './aids'

const articles = [
  buildArticle({ id: 1, slug: 'conseil' }),
  buildArticle({ id: 2, slug: 'aides-2027', aid_until: '2027-12-31' }),
  buildArticle({ id: 3, slug: 'aides-2026', aid_until: '2026-12-31' }),
].map(toArticle)

it.each([
  ['2026-12-31', ['aides-2027', 'aides-2026']],
  ['2027-01-01', ['aides-2027']],
  ['2027-12-31', ['aides-2027']],
  ['2028-01-01', []],
])('on %s, the articles about aids that still count are %j', (day, slugs) => {
  expect(aidsFrom(articles, day).map(({ slug }) => slug)).toEqual(slugs)
})
