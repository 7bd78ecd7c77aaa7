import { readdirSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { schemaProblems } from '../../src/testing/schemaProblems.ts'
import { isFields, type Fields } from '../../src/values/fields.ts'
import { fileOf, readBuilt, readEntries, siteFolder, sitemapPaths } from '../site'
import { expect, test } from '../test'
import { examples, prerenderedPaths } from '../pages'

const SITE = new URL(/<loc>([^<]+)</.exec(readBuilt('sitemap.xml'))?.[1] ?? '').origin

// In one worker, so that each page is parsed once.
test.describe.configure({ mode: 'default' })

const { DOMParser } = new JSDOM().window

const pages = new Map<string, Document>()

/** A prerendered page, without styles and drawings, which are slow to parse. */
const readPage = (path: string): Document => {
  const known = pages.get(path)
  if (known) return known
  const html = readBuilt(fileOf(path)).replace(/<style.*?<\/style>|<svg.*?<\/svg>/gs, '')
  const document = new DOMParser().parseFromString(html, 'text/html')
  pages.set(path, document)
  return document
}

const contents = (document: Document, selector: string) =>
  Array.from(document.querySelectorAll(selector), (tag) => tag.getAttribute('content') ?? '')

/** The nodes of the page's structured data. @throws when it is not JSON. */
const nodesOf = (document: Document): Fields[] =>
  Array.from(document.querySelectorAll('script[type="application/ld+json"]')).flatMap(({ textContent }) => {
    const value: unknown = JSON.parse(textContent)
    if (!isFields(value)) return []
    const { '@context': context, '@graph': graph, ...node } = value
    expect(context).toBe('https://schema.org')
    return Array.isArray(graph) ? graph.filter(isFields) : [node]
  })

const nodeOf = (document: Document, type: string) => nodesOf(document).find((node) => node['@type'] === type)

test('every page has its own title, canonical URL and social metadata', () => {
  const titles = new Map<string, string>()
  for (const path of sitemapPaths) {
    const document = readPage(path)
    const canonicals = Array.from(document.querySelectorAll('link[rel="canonical"]'), (link) =>
      link.getAttribute('href'),
    )
    expect(canonicals, path).toEqual([new URL(path, SITE).href])
    expect(document.querySelectorAll('head > title').length, path).toBe(1)
    expect(document.title, path).toMatch(/Braise & Brise/)
    expect(document.querySelectorAll('h1').length, path).toBe(1)

    const [description = '', ...others] = contents(document, 'meta[name="description"]')
    expect(others, path).toEqual([])
    expect(description.trim(), path).not.toBe('')
    expect(description.length, path).toBeLessThanOrEqual(160)
    expect(contents(document, 'meta[property="og:title"]'), path).toEqual([document.title])
    expect(contents(document, 'meta[property="og:url"]'), path).toEqual(canonicals)
    expect(contents(document, 'meta[property="og:type"]'), path).toEqual([
      /^\/actualites\/./.test(path) ? 'article' : 'website',
    ])
    expect(contents(document, 'meta[property="og:image"]')[0], path).toMatch(/^https?:\/\//)
    expect(contents(document, 'meta[name="twitter:card"]'), path).toEqual(['summary_large_image'])
    expect(document.querySelector('meta[name="robots"]'), path).toBeNull()
    expect(titles.get(document.title), `${path} shares its title`).toBeUndefined()
    titles.set(document.title, path)
  }
})

test('structured data is valid schema.org, and its breadcrumb is the visible one', () => {
  for (const path of sitemapPaths) {
    const document = readPage(path)
    for (const node of nodesOf(document)) expect(schemaProblems(node), path).toEqual([])

    const shown = Array.from(
      document.querySelectorAll('nav[aria-label="Fil d’Ariane"] li'),
      (crumb) => crumb.textContent,
    )
    const items = nodeOf(document, 'BreadcrumbList')?.itemListElement
    const listed = Array.isArray(items)
      ? items.map((item: unknown) => (isFields(item) ? item.name : null))
      : []
    expect(listed, path).toEqual(shown)
  }
})

test('the home page describes the firm, its opening hours and its area', () => {
  const firm = nodeOf(readPage('/'), 'HVACBusiness')
  expect(firm).toMatchObject({
    '@id': `${SITE}/#entreprise`,
    areaServed: { '@type': 'GeoCircle', geoRadius: 50_000 },
    openingHoursSpecification: [
      { opens: '10:00', closes: '12:30' },
      { opens: '13:30', closes: '18:00' },
    ],
  })
  expect(readBuilt('index.html')).not.toContain('aggregateRating')
})

test('articles and services have their schema.org type', () => {
  for (const path of sitemapPaths) {
    if (/^\/actualites\/./.test(path)) expect(nodeOf(readPage(path), 'NewsArticle'), path).toBeDefined()
    if (/^\/services\/[^/]+\/./.test(path)) expect(nodeOf(readPage(path), 'Service'), path).toBeDefined()
  }
})

/** @throws when it is not well-formed XML. */
const readXml = (file: string) =>
  new JSDOM(readBuilt(file), { contentType: 'application/xml' }).window.document

/** Written, but not for search engines. */
const unlisted = new Set(['404.html', fileOf(examples.preview.path)])

test('the sitemap lists exactly the prerendered pages', () => {
  const built = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !unlisted.has(file) && !file.startsWith('liste/'))
    .toSorted()
  expect(sitemapPaths.map(fileOf).toSorted()).toEqual(built)
})

test('the sitemap has the backend’s modification dates', async () => {
  const dates = new Map<string, string>()
  for (const url of readXml('sitemap.xml').querySelectorAll('url')) {
    const date = url.querySelector('lastmod')?.textContent
    if (date) dates.set(new URL(url.querySelector('loc')?.textContent ?? '').pathname, date)
  }
  expect(
    [...dates.keys()].filter((path) => !/^\/(products|actualites|services\/[^/]+)\/./.test(path)),
  ).toEqual([])
  for (const collection of ['products', 'articles', 'blog-posts']) {
    for (const { slug, updatedAt } of await readEntries(collection)) {
      const [, date] = [...dates].find(([path]) => path.endsWith(`/${encodeURIComponent(slug)}`)) ?? []
      expect(date, slug).toBe(updatedAt)
    }
  }
})

test('robots.txt allows everything and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain('User-agent: *\nAllow: /\n')
  expect(text).toContain(`Sitemap: ${SITE}/sitemap.xml`)
})

test('every page links to the RSS feed of the news', () => {
  const feed = readXml('actualites.xml')
  const items = Array.from(feed.querySelectorAll('item > link'), ({ textContent }) => textContent)
  expect(items.length).toBeGreaterThan(0)
  for (const link of items) expect(sitemapPaths).toContain(new URL(link).pathname)
  for (const path of prerenderedPaths) {
    const link = readPage(path).querySelector('link[type="application/rss+xml"]')
    expect(link?.getAttribute('href'), path).toBe('/actualites.xml')
  }
})

test('_redirects redirects every service from its id to its slug', async () => {
  const services = await readEntries('blog-posts')
  const redirects = readBuilt('_redirects').trim().split('\n')
  expect(redirects).toHaveLength(services.length)
  for (const { documentId, slug } of services) {
    const line = redirects.find((redirect) =>
      redirect.startsWith(`/services/services-details/${documentId} `),
    )
    const [, to = '', status] = line?.split(' ') ?? []
    expect(status).toBe('301')
    expect(to.endsWith(`/${slug}`)).toBe(true)
    expect(sitemapPaths).toContain(to)
  }
})
