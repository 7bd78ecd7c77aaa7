import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { toArticle } from '../cms/strapi/normalisers/toArticle'
import { buildArticle, manyArticles, seedArticles } from '../mocks/fixtures/articles'
import { feed } from './feed'

const SITE = 'https://www.example.fr'

/** @throws when the feed is not well-formed XML. */
const parse = (articles: Parameters<typeof feed>[0]) =>
  new JSDOM(feed(articles, SITE), { contentType: 'application/xml' }).window.document

const read = (...articles: Parameters<typeof toArticle>[0][]) => parse(articles.map(toArticle))

const items = (document: Document) => Array.from(document.querySelectorAll('item'))

const textOf = (parent: ParentNode | undefined, selector: string) =>
  parent?.querySelector(selector)?.textContent ?? null

describe('the channel', () => {
  const document = read(...seedArticles())

  it('has a title, a link, a language and a link to itself', () => {
    expect(textOf(document, 'channel > title')).toBe('Actualités – Braise & Brise')
    expect(textOf(document, 'channel > link')).toBe('https://www.example.fr/actualites')
    expect(textOf(document, 'channel > language')).toBe('fr-FR')
    const self = document.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0]
    expect(self?.getAttribute('href')).toBe('https://www.example.fr/actualites.xml')
    expect(self?.getAttribute('rel')).toBe('self')
    expect(self?.getAttribute('type')).toBe('application/rss+xml')
  })

  it('may be empty', () => {
    expect(items(read())).toEqual([])
  })
})

describe('an item', () => {
  it('has the title, link, date, description and categories of the article', () => {
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

  it('has no date when it is unknown, and comes last', () => {
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
  ])('escapes %j', (hostile, clean) => {
    const article = { title: hostile, excerpt: hostile, tags: [hostile] }
    const [item] = items(parse([{ ...toArticle(buildArticle()), ...article }]))
    expect(textOf(item, 'title')).toBe(clean)
    expect(textOf(item, 'category')).toBe(clean)
    // Feed readers parse the description as HTML, which must contain the excerpt as text only.
    const shown = new JSDOM(textOf(item, 'description') ?? '').window.document.body
    expect(shown.textContent).toBe(clean)
    expect(shown.children).toHaveLength(0)
  })
})

it('has the 30 newest articles, newest first', () => {
  const titles = items(read(...manyArticles(40).toReversed())).map((item) => textOf(item, 'title'))
  expect(titles).toHaveLength(30)
  expect(titles.slice(0, 2)).toEqual(['Actualité 1', 'Actualité 2'])
  expect(titles.at(-1)).toBe('Actualité 30')
})
