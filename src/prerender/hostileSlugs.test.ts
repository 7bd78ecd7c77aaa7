// Any text as a slug: the addresses that the build writes stay on the site.
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { flatten } from '../cms/strapi/requests/strapi'
import { toArticle } from '../cms/strapi/normalisers/toArticle'
import { toProduct } from '../cms/strapi/normalisers/toProduct'
import { toService } from '../cms/strapi/normalisers/toService'
import { buildAllContent } from '../mocks/fixtures/allContent'
import { describePage } from '../seo/describePage'
import { feed } from '../seo/feed'
import { sitemap } from '../seo/sitemap'
import { paths, serviceHref } from '../site/paths'
import { hostileArticle, hostileProduct, hostileService } from '../testing/hostileContent'
import { filledClient } from '../testing/filledClient'
import { hostileHtml } from '../testing/hostileHtml'
import { isSegment } from '../site/isSegment'
import { hostFiles } from './hosting/hostFiles'
import { linkListPages } from './linkLists'
import { renderPage } from './renderPage'

const siteUrl = 'https://www.example.fr'

const texts = hostileHtml.map(flatten).map(String)

const slugsOf = (text: string) => ({ slug: text, previous_slugs: [`avant ${text}`], date: null })

const content = buildAllContent({
  products: texts.map((text, id) => toProduct({ ...hostileProduct(text, id), ...slugsOf(text) })),
  articles: texts.map((text, id) => toArticle({ ...hostileArticle(text, id), ...slugsOf(text) })),
  services: texts.map((text, id) => toService({ ...hostileService(text, id), ...slugsOf(text) })),
})

const addresses = [
  ...content.products.map(({ slug }) => paths.product(slug)),
  ...content.articles.map(({ slug }) => paths.article(slug)),
  ...content.services.map(serviceHref),
  ...content.services.map(({ category }) => paths.servicesOf(category?.slug ?? '')),
]

/** Not changed by a browser, which would read `..` and `\` in it. */
const isOnSite = (address: string) => {
  const { origin, href } = new URL(address, siteUrl)
  return origin === siteUrl && [address, `${siteUrl}${address}`].includes(href)
}

it('an address is one of the site', () => {
  expect(addresses.filter((address) => !isOnSite(address))).toEqual([])
})

it('the head of a page has its address, and the structured data its label', () => {
  const wrong = addresses.filter((path, index) => {
    const label = texts[index % texts.length] ?? ''
    const description = { metadata: { title: label, description: label }, crumbs: [{ label, href: path }] }
    const head = JSDOM.fragment(describePage(path, description, siteUrl))
    const [script, ...others] = head.querySelectorAll('script')
    return (
      head.querySelector('link[rel=canonical]')?.getAttribute('href') !== siteUrl + path ||
      others.length > 0 ||
      !JSON.stringify(JSON.parse(script?.textContent ?? '')).includes(JSON.stringify(label)) ||
      head.querySelectorAll(':not(link, meta, script)').length > 0
    )
  })
  expect(wrong).toEqual([])
})

it('the sitemap and the feed hold the addresses as they are', () => {
  const linksOf = (text: string, selector: string) => {
    const { document } = new JSDOM(text, { contentType: 'text/xml' }).window
    return Array.from(document.querySelectorAll(selector), ({ textContent }) =>
      textContent.replace(siteUrl, ''),
    )
  }
  const [file] = sitemap(
    addresses.map((path) => ({ path })),
    siteUrl,
  )
  expect(linksOf(file?.text ?? '', 'loc')).toEqual(addresses)
  const { articles } = content
  expect(linksOf(feed(articles, siteUrl), 'item > link')).toEqual(
    articles.slice(0, 30).map(({ slug }) => paths.article(slug)),
  )
})

it('the lists of links hold the addresses as they are', async () => {
  const lists = await Promise.all(
    linkListPages(content).map(
      async ({ path, element }) => (await renderPage(path, filledClient(), element)).body,
    ),
  )
  const links = lists.flatMap((html) =>
    Array.from(JSDOM.fragment(html).querySelectorAll('a'), (link) => link.getAttribute('href') ?? ''),
  )
  expect(links.filter((address) => !isOnSite(address) && !/^(?:#|tel:|https:)/.test(address))).toEqual([])
  const pages = addresses.slice(0, -content.services.length)
  expect(links).toEqual(expect.arrayContaining(pages))
})

it('a redirect of a static host is one line, from an address to an address', () => {
  const { published } = hostFiles({
    content,
    scriptHashes: new Set(),
    siteUrl,
    cms: { serverName: 'cms.example.fr', upstream: '127.0.0.1:1337', uploadMaxBytes: 1_000 },
  })
  const lines =
    published
      .find(({ path }) => path === '_redirects')
      ?.text.trimEnd()
      .split('\n') ?? []
  expect(lines.length).toBeGreaterThan(texts.filter(isSegment).length * 3)
  expect(lines.filter((line) => !/^(?:\/[\w%.~!-]*)+ (?:\/[\w%.~!-]*)+ 301$/.test(line))).toEqual([])
})
