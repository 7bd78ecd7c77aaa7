import { describe, expect, it } from 'vitest'
import { socialCard, type SocialCard } from './socialCard'

const card: SocialCard = {
  title: 'Nos produits | Braise & Brise',
  description: 'Poêles & inserts',
  url: 'https://www.example.fr/products',
  image: { url: 'https://cms.test/a.jpg', alt: 'Un poêle', width: 1200, height: 630 },
  type: 'website',
}

const read = (given: SocialCard) =>
  Object.fromEntries(
    socialCard(given).map((tag) => ['property' in tag ? tag.property : tag.name, tag.content]),
  )

describe('a page with a picture', () => {
  it('has every tag', () => {
    expect(read(card)).toEqual({
      'og:type': 'website',
      'og:site_name': 'Braise & Brise',
      'og:locale': 'fr_FR',
      'og:title': 'Nos produits | Braise & Brise',
      'og:description': 'Poêles & inserts',
      'og:url': 'https://www.example.fr/products',
      'og:image': 'https://cms.test/a.jpg',
      'og:image:alt': 'Un poêle',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    })
  })

  it('uses `property` for Open Graph tags and `name` for Twitter tags', () => {
    for (const tag of socialCard(card)) {
      const isTwitter = 'name' in tag
      expect(isTwitter ? tag.name : tag.property).toMatch(isTwitter ? /^twitter:/ : /^og:/)
    }
  })

  it('omits an unknown size and an empty alternative text', () => {
    const tags = read({ ...card, image: { ...card.image, alt: '', width: null, height: null } })
    expect(Object.keys(tags).filter((key) => key.includes('image'))).toEqual(['og:image'])
  })

  it('omits a blank description', () => {
    expect(Object.keys(read({ ...card, description: ' ' })).join(' ')).not.toContain('description')
  })
})

describe('an article', () => {
  it('has its publication date', () => {
    expect(read({ ...card, type: 'article', publishedTime: '2026-10-02' })).toMatchObject({
      'og:type': 'article',
      'article:published_time': '2026-10-02',
    })
  })

  it('has no publication date when it is unknown', () => {
    expect(read({ ...card, type: 'article', publishedTime: null })).not.toHaveProperty(
      'article:published_time',
    )
  })
})
