import { describe, expect, it } from 'vitest'
import { buildArticle } from '../../mocks/fixtures/articles'
import { neighboursOf } from './articleNeighbours'
import { toArticle } from '../strapi/normalisers/toArticle'

const articles = ['hiver', 'automne', 'printemps'].map((slug, index) =>
  toArticle(buildArticle({ id: index + 1, slug, title: `La saison, ${slug}` })),
)

const slugs = (slug: string) => {
  const { previous, next } = neighboursOf(articles, slug)
  return [previous?.slug, next?.slug]
}

describe('neighboursOf', () => {
  it('finds the older article before and the newer one after', () => {
    expect(neighboursOf(articles, 'automne')).toEqual({
      previous: { slug: 'printemps', title: 'La saison, printemps' },
      next: { slug: 'hiver', title: 'La saison, hiver' },
    })
  })

  it('finds one at either end of the news', () => {
    expect(slugs('hiver')).toEqual(['automne', undefined])
    expect(slugs('printemps')).toEqual([undefined, 'automne'])
  })

  it('finds none for an article that is not among them', () => {
    expect(neighboursOf(articles, 'été')).toEqual({ previous: null, next: null })
    expect(neighboursOf(articles.slice(0, 1), 'hiver')).toEqual({ previous: null, next: null })
  })
})
