// Hostile texts in every field, as the build writes them. What a long text may hold is tested with the sanitiser, and
// slugs in `hostileSlugs.test.ts`.
import { once } from 'node:events'
import { JSDOM, VirtualConsole } from 'jsdom'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { fetchAllContent, type AllContent } from '../cms/strapi/requests/allContent'
import { PAGE_CONTENT_ID, type PageContent } from '../cms/cache/pageContent'
import { articlesHandlers } from '../mocks/handlers/articles'
import { categoriesHandlers } from '../mocks/handlers/categories'
import { firmHandlers } from '../mocks/handlers/firm'
import { productsHandlers } from '../mocks/handlers/products'
import { servicesHandlers } from '../mocks/handlers/services'
import { server } from '../mocks/server'
import {
  hostileArticle,
  hostileCategory,
  hostileHomePage,
  hostileLegalNotice,
  hostilePartner,
  hostileProduct,
  hostileService,
  hostileShop,
} from '../testing/hostileContent'
import { hostileHtml } from '../testing/hostileHtml'
import { buildPages, cmsOptions } from './render'

/** Several texts in each field; at night one. */
const TEXTS_PER_FIELD = process.env.NIGHTLY ? 1 : 48

const texts = Array.from({ length: Math.ceil(hostileHtml.length / TEXTS_PER_FIELD) }, (_, index) =>
  hostileHtml.slice(index * TEXTS_PER_FIELD, (index + 1) * TEXTS_PER_FIELD).join(' '),
)
const harmless = texts.map((_, index) => `Texte ${index}`)
/** An e-mail address has this sign. */
const HARMLESS = 'Un texte @'
const everyText = hostileHtml.join(' ')

/** Stands before every long text, which is found in the page by it. */
const START = 'Début'
const withStart = (text: string) => `<p>${START}</p>${text}`

type Shape = 'flat' | 'wrapped'

/** The content of a backend with these texts in its entries, and `firm` in what the owner says of the firm. */
const readBackend = (values: readonly string[], firm: string, shape: Shape = 'flat'): Promise<AllContent> => {
  const entriesOf = <Entry>(build: (text: string, id: number) => Entry) =>
    values.map((text, index) => build(text, index + 1))
  server.use(
    productsHandlers.of(
      entriesOf((text, id) => ({ ...hostileProduct(text, id), description: withStart(text) })),
      { shape },
    ),
    articlesHandlers.of(
      entriesOf((text, id) => ({ ...hostileArticle(text, id), content: withStart(text) })),
      { shape },
    ),
    servicesHandlers.of(
      entriesOf((text, id) => ({ ...hostileService(text, id), content: withStart(text), category: 'vente' })),
      { shape },
    ),
    categoriesHandlers.of(entriesOf(hostileCategory), { shape }),
    firmHandlers.single('shop', hostileShop(firm)),
    firmHandlers.single('home-page', hostileHomePage(firm)),
    firmHandlers.single('legal-notice', hostileLegalNotice(firm)),
    firmHandlers.partners(entriesOf(hostilePartner)),
  )
  return fetchAllContent()
}

type Built = { content: AllContent; files: ReadonlyMap<string, string> }

/** A text nested too deep is logged, and what is no date or no telephone. */
const ignoreLogs = () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
}

const build = async (values: readonly string[], firm: string): Promise<Built> => {
  ignoreLogs()
  const content = await readBackend(values, firm)
  const files = new Map<string, string>()
  await buildPages(content, {
    siteUrl: 'https://www.example.fr',
    cms: cmsOptions({}),
    manifest: new Proxy({}, { get: () => ({ file: 'index.js' }) }),
    code: '',
    renderOnce: (_, render) => render(),
    write: async (file, text) => void files.set(file, text),
    onPage: () => undefined,
  })
  vi.restoreAllMocks()
  return { content, files }
}

const parser = new new JSDOM('').window.DOMParser()
const parse = (html: string) => parser.parseFromString(html, 'text/html')

/** How often something runs when a document is opened, without its external scripts. */
const countRuns = async (html: string): Promise<number> => {
  let runs = 0
  const { window } = new JSDOM(html, {
    url: 'https://www.example.fr/products/page',
    runScripts: 'dangerously',
    // The page's own script needs more than jsdom has.
    virtualConsole: new VirtualConsole(),
    beforeParse: (page) => void Object.assign(page, { ran: () => (runs += 1) }),
  })
  await once(window, 'load')
  window.close()
  return runs
}

/**
 * The elements of a page with the names of their attributes and of their components, without those in its long text. A
 * second class may depend on the length of a title.
 */
const outline = (document: Document): string[] => {
  const start = Array.from(document.querySelectorAll('main p')).find(
    ({ textContent }) => textContent === START,
  )
  start?.parentElement?.replaceChildren()
  return Array.from(document.querySelectorAll('*'), (element) =>
    [element.nodeName, ...element.getAttributeNames().toSorted(), element.classList[0]].join(' '),
  )
}

/** What would run, and what JSON scripts hold; of data, the kind only. */
const scriptsOf = (document: Document) =>
  Array.from(document.scripts, ({ type, src, textContent }) =>
    type.endsWith('json') ? `${type} ${Object.keys(JSON.parse(textContent)).join(' ')}` : src + textContent,
  )

/** The data that a page shows, each as JSON. */
const dataOf = (document: Document): string[] => {
  const json = document.getElementById(PAGE_CONTENT_ID)?.textContent
  if (!json) return []
  const { entries }: PageContent = JSON.parse(json)
  return entries.map(([, value]) => JSON.stringify(value))
}

/** Without the signs that HTML and XML cannot hold, and those that do not show. */
const visible = (text: string | null | undefined) =>
  (text ?? '').replace(/[^\p{L}\p{N}\p{P}\p{S}]|\uFFFD/gu, '')

/** What shows what the owner says of the firm. */
const FIRM_PAGES = new Set(['index.html', 'contact.html', 'legalnotice.html'])

describe.each([
  { name: 'entries', values: texts, firm: HARMLESS, isShown: () => true },
  { name: 'the firm', values: [], firm: everyText, isShown: (file: string) => FIRM_PAGES.has(file) },
])('hostile texts of $name', ({ values, firm, isShown }) => {
  let built: Built
  let expected: Built
  let documents: { file: string; html: string; document: Document }[]
  beforeAll(async () => {
    built = await build(values, firm)
    documents = Array.from(built.files).flatMap(([file, html]) =>
      file.endsWith('.html') && isShown(file) ? [{ file, html, document: parse(html) }] : [],
    )
    expected = await build(harmless.slice(0, values.length), HARMLESS)
  }, 600_000)

  it('change no element, no attribute and no script of a page', () => {
    expect(documents.length).toBeGreaterThan(2)
    for (const { file, document } of documents) {
      const other = parse(expected.files.get(file) ?? '')
      expect({ file, scripts: scriptsOf(document) }).toEqual({ file, scripts: scriptsOf(other) })
      expect({ file, elements: outline(document) }).toEqual({ file, elements: outline(other) })
    }
  })

  it('do not run in a page', async () => {
    for (const { file, html } of documents)
      expect({ file, runs: await countRuns(html) }).toEqual({ file, runs: 0 })
  })

  it('are in the data of the pages as they were read', () => {
    const { products, articles, services, homeTexts, legalDetails } = built.content
    const read = new Set(documents.flatMap(({ document }) => dataOf(document)))
    const lost = [...products, ...articles, ...services, homeTexts, legalDetails].filter(
      (data) => !read.has(JSON.stringify(data)),
    )
    expect(lost).toEqual([])
  })

  it('are in the titles and the structured data as texts', () => {
    const titles = documents.map(({ document }) => visible(document.title))
    const structured = documents
      .flatMap(({ document }) => [...document.querySelectorAll('script[type="application/ld+json"]')])
      .map(({ textContent }) => visible(JSON.stringify(JSON.parse(textContent))))
    const { products, articles, services } = built.content
    for (const { title } of [...products, ...articles, ...services]) {
      expect(titles).toContainEqual(expect.stringContaining(visible(title)))
      expect(structured).toContainEqual(expect.stringContaining(visible(JSON.stringify(title).slice(1, -1))))
    }
  })

  it('leave the sitemap and the feed well-formed', () => {
    const [sitemap, feed] = ['sitemap.xml', 'actualites.xml'].map(
      (file) => new JSDOM(built.files.get(file), { contentType: 'text/xml' }).window.document,
    )
    expect(sitemap?.querySelectorAll('url').length).toBe(
      [...built.files].filter(([file, html]) => file.endsWith('.html') && html.includes('rel="canonical"'))
        .length,
    )
    const titles = Array.from(feed?.querySelectorAll('item > title') ?? [], ({ textContent }) =>
      visible(textContent),
    )
    expect(titles).toEqual(built.content.articles.slice(0, 30).map(({ title }) => visible(title)))
  })
})

it('hostile texts are read alike from both shapes of a backend', async () => {
  const withoutIds = (content: AllContent) =>
    JSON.parse(
      JSON.stringify({ ...content, readAt: 0 }, (key, value: unknown) => (key === 'id' ? 0 : value)),
    ) as unknown
  ignoreLogs()
  const flat = await readBackend(texts, everyText)
  const wrapped = await readBackend(texts, everyText, 'wrapped')
  vi.restoreAllMocks()
  expect(withoutIds(wrapped)).toEqual(withoutIds(flat))
})
