import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { paths } from '../site/paths'
import { robots } from './robots'
import { sitemap } from './sitemap'

const SITE = 'https://www.example.fr'

/** @throws when the text is not well-formed XML. */
const parse = (text: string) => new JSDOM(text, { contentType: 'application/xml' }).window.document

const texts = (document: Document, name: string) =>
  Array.from(document.getElementsByTagName(name), (node) => node.textContent)

const onlyFile = (entries: Parameters<typeof sitemap>[0]) => {
  const [file, ...others] = sitemap(entries, SITE)
  expect(others).toEqual([])
  expect(file?.path).toBe('/sitemap.xml')
  return parse(file?.text ?? '')
}

describe('a sitemap', () => {
  it('lists each page with its canonical URL', () => {
    const document = onlyFile([{ path: '/' }, { path: '/products' }])
    expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    expect(texts(document, 'loc')).toEqual(['https://www.example.fr/', 'https://www.example.fr/products'])
  })

  it('escapes special characters in URLs', () => {
    const hostile = `</loc> ]]> & <'"> 🔥`
    const [address] = texts(onlyFile([{ path: paths.product(hostile) }]), 'loc')
    expect(decodeURIComponent(new URL(String(address)).pathname)).toBe(`/products/${hostile}`)
  })

  it.each([
    ['a day', '2026-10-02', ['2026-10-02']],
    ['a date and time', '2026-10-02T08:00:00.000Z', ['2026-10-02T08:00:00.000Z']],
    ['a date and time with a time zone', '2026-10-02T10:00:00+02:00', ['2026-10-02T08:00:00.000Z']],
    ['no date', null, []],
    ['an empty text', '', []],
    ['an invalid date', 'demain', []],
  ])('writes the last change of a page: %s', (_, lastModified, dates) => {
    expect(texts(onlyFile([{ path: '/', lastModified }]), 'lastmod')).toEqual(dates)
  })

  it('may be empty', () => {
    expect(texts(onlyFile([]), 'loc')).toEqual([])
  })
})

describe('a sitemap of more than 50,000 pages', () => {
  const files = sitemap(
    Array.from({ length: 50_001 }, (_, index) => ({
      path: `/products/${index}`,
      lastModified: index === 7 ? '2026-10-02' : null,
    })),
    SITE,
  )

  it('is an index of several files', () => {
    const index = parse(files[0]?.text ?? '')
    expect(files.map(({ path }) => path)).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml'])
    expect(index.documentElement.tagName).toBe('sitemapindex')
    expect(texts(index, 'loc')).toEqual([`${SITE}/sitemap-1.xml`, `${SITE}/sitemap-2.xml`])
    expect(texts(index, 'lastmod')).toEqual(['2026-10-02'])
  })

  it('lists every page in these files', () => {
    const counts = files.slice(1).map(({ text }) => text.split('<url>').length - 1)
    expect(counts).toEqual([50_000, 1])
    expect(texts(parse(files[2]?.text ?? ''), 'loc')).toEqual([`${SITE}/products/50000`])
  })
})

it('robots.txt allows everything and links to the sitemap', () => {
  expect(robots(SITE)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://www.example.fr/sitemap.xml\n')
})
