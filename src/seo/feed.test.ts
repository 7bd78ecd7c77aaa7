import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { toArticle } from '../cms/strapi/toArticle'
import { buildArticle, manyArticles, seedArticles } from '../mocks/fixtures/articles'
import { feed } from './feed'

const SITE = 'https://www.example.fr'

/** @throws when the feed is no well-formed XML. */
const read = (...articles: Parameters<typeof toArticle>[0][]) =>
  new JSDOM(feed(articles.map(toArticle), SITE), { contentType: 'application/xml' }).window.document

const items = (document: Document) => Array.from(document.querySelectorAll('item'))

const textOf = (parent: ParentNode | undefined, selector: string) =>
  parent?.querySelector(selector)?.textContent ?? null

describe('the channel', () => {
  const document = read(...seedArticles())

  it('says in French whose news it is, and where it lives', () => {
    expect(textOf(document, 'channel > title')).toBe('Actualités – Braise & Brise')
    expect(textOf(document, 'channel > link')).toBe('https://www.example.fr/actualites')
    expect(textOf(document, 'channel > language')).toBe('fr-FR')
    const self = document.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0]
    expect(self?.getAttribute('href')).toBe('https://www.example.fr/actualites.xml')
    expect(self?.getAttribute('rel')).toBe('self')
    expect(self?.getAttribute('type')).toBe('application/rss+xml')
  })

  it('is dated by its newest article', () => {
    expect(textOf(document, 'lastBuildDate')).toBe(textOf(items(document)[0], 'pubDate'))
  })

  it('may have no article yet', () => {
    expect(items(read())).toEqual([])
    expect(textOf(read(), 'lastBuildDate')).toBeNull()
  })
})

describe('an item', () => {
  it('tells the article', () => {
    const [item] = items(read(buildArticle()))
    expect(textOf(item, 'title')).toBe('Préparer son poêle avant l’hiver')
    expect(textOf(item, 'link')).toBe(`${SITE}/actualites/preparer-son-poele-avant-l-hiver`)
    expect(textOf(item, 'guid')).toBe(textOf(item, 'link'))
    expect(textOf(item, 'pubDate')).toBe('Fri, 02 Oct 2026 00:00:00 GMT')
    expect(textOf(item, 'description')).toBe('Cinq gestes simples avant la première flambée.')
    expect(Array.from(item?.querySelectorAll('category') ?? [], (tag) => tag.textContent)).toEqual([
      'Entretien',
      'Bois',
    ])
  })

  it('has no date when nobody knows it, and stands last', () => {
    const undated = { title: 'Sans date', slug: 'sans-date' }
    const [first, last] = items(read(undated, buildArticle({ title: 'Daté' })))
    expect(textOf(first, 'title')).toBe('Daté')
    expect(textOf(last, 'title')).toBe('Sans date')
    expect(textOf(last, 'pubDate')).toBeNull()
  })

  it.each([
    ['</title></item>', '</title></item>'],
    [']]>', ']]>'],
    ['Bois & granulés', 'Bois & granulés'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['🔥 "feu"', '🔥 "feu"'],
    ['a\u0000b\u000Bc\uD800d', 'abcd'],
  ])('survives %j', (hostile, clean) => {
    const [item] = items(read(buildArticle({ title: hostile, excerpt: hostile, tags: [hostile] })))
    expect(textOf(item, 'title')).toBe(clean)
    expect(textOf(item, 'category')).toBe(clean)
    // A reader shows the description as HTML: what it shows is the excerpt, and none of it is an element.
    const shown = new JSDOM(textOf(item, 'description') ?? '').window.document.body
    expect(shown.textContent).toBe(clean)
    expect(shown.children).toHaveLength(0)
  })
})

it('holds the 30 newest articles, the newest first', () => {
  const titles = items(read(...manyArticles(40).toReversed())).map((item) => textOf(item, 'title'))
  expect(titles).toHaveLength(30)
  expect(titles.slice(0, 2)).toEqual(['Actualité 1', 'Actualité 2'])
  expect(titles.at(-1)).toBe('Actualité 30')
})
