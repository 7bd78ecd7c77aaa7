import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toArticle } from '../cms/strapi/normalisers/toArticle'
import { toProduct } from '../cms/strapi/normalisers/toProduct'
import { checkDayScript } from '../components/foundation/NoticeText/checkDay'
import { buildAllContent } from '../mocks/fixtures/allContent'
import { buildArticle } from '../mocks/fixtures/articles'
import { buildProduct } from '../mocks/fixtures/products'
import { servicesHandlers } from '../mocks/handlers/services'
import { server } from '../mocks/server'
import { expectConsole } from '../testing/consoleGuard'
import type { PageHtml } from './renderPage'

/** Paths whose page throws. */
const faulty = vi.hoisted(() => new Set<string>())

/** What pages contain beside their path. */
const rendered = vi.hoisted(() => ({ notice: '', styles: '' }))

vi.mock('./renderPage', () => ({
  loadAllPages: () => Promise.resolve(),
  renderPage: async (path: string): Promise<PageHtml> => {
    if (faulty.has(path)) throw new Error(`The page ${path} cannot be rendered.`)
    return {
      head: '',
      styles: rendered.styles,
      body: path + rendered.notice,
      startFailure: '',
      source: undefined,
    }
  },
}))

const content = buildAllContent({
  products: ['ondea-8', 'lauze-8'].map((slug, index) =>
    toProduct(buildProduct({ id: index + 1, slug, title: slug })),
  ),
  articles: [toArticle(buildArticle({ slug: 'ouverture' }))],
})

// Another test file may have loaded it with the real `renderPage`.
vi.resetModules()
const { buildPages, cmsOptions } = await import('./render')

const build = async (unwritable?: string, code = 'EEXIST') => {
  const files = new Map<string, string>()
  const result = await buildPages(content, {
    siteUrl: 'https://www.example.fr',
    cms: cmsOptions({}),
    manifest: { 'index.html': { file: 'index.js' } },
    code: '',
    renderOnce: (_, render) => render(),
    write: async (file, text) => {
      if (file === unwritable) throw Object.assign(new Error(code), { code })
      files.set(file, text)
    },
    onPage: () => undefined,
  })
  return { ...result, files }
}

beforeEach(() => server.use(servicesHandlers.of([])))
afterEach(() => {
  faulty.clear()
  rendered.notice = ''
  rendered.styles = ''
})

describe('an entry that cannot be rendered', () => {
  it('has no page and is reported; the others are built', async () => {
    expectConsole(/console\.error: The page “ondea-8 \| [^”]+” \(\/products\/ondea-8\) was left out/)
    faulty.add('/products/ondea-8')
    const { files, problems } = await build()
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'index.html',
        'products.html',
        'products/lauze-8.html',
        'actualites/ouverture.html',
      ]),
    )
    expect(files.has('products/ondea-8.html')).toBe(false)
    expect(files.get('sitemap.xml')).not.toContain('ondea-8')
    expect(problems).toContainEqual(expect.stringContaining('(/products/ondea-8) was left out'))
  })

  it('does not stop the build when its file cannot be written', async () => {
    expectConsole(/was left out[^]*EEXIST/)
    const { files } = await build('products/ondea-8.html')
    expect(files.has('products/lauze-8.html')).toBe(true)
    expect(files.get('sitemap.xml')).not.toContain('ondea-8')
  })

  it('stops the build when the disk is full: half of its page may be there', async () => {
    await expect(build('products/ondea-8.html', 'ENOSPC')).rejects.toThrow('ENOSPC')
  })

  it('does not stop the build when it is the only one of its kind', async () => {
    expectConsole(/was left out/)
    faulty.add('/actualites/ouverture')
    const { files } = await build()
    expect(files.has('actualites/ouverture.html')).toBe(false)
  })

  it('stops the build when there are several and none can be rendered: the site is at fault', async () => {
    expectConsole(/was left out/)
    for (const { slug } of content.products) faulty.add(`/products/${slug}`)
    await expect(build()).rejects.toThrow('None of the 2 pages of the route “product” can be rendered.')
  })
})

it('allows the script of a notice when there is one', async () => {
  const hash = createHash('sha256').update(checkDayScript()).digest('base64')
  expect((await build()).files.get('_headers')).not.toContain(hash)
  rendered.notice = `<p>Fermé</p><script>${checkDayScript()}</script>`
  expect((await build()).files.get('_headers')).toContain(hash)
})

it('a page allows its own styles only', async () => {
  const rules = 'a{color:red}'
  rendered.styles = `<style>${rules}</style>`
  const hash = createHash('sha256').update(rules).digest('base64')
  const page = (await build()).files.get('index.html') ?? ''
  const [, policy = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"><style>/.exec(page) ?? []
  expect(policy.split(' ')).toEqual([
    'style-src',
    "'self'",
    expect.stringContaining('sha256'),
    `'sha256-${hash}'`,
  ])
})

it.each(['/', '/products', '/contact', '/404'])(
  'the site is not built without its own page %s',
  async (path) => {
    faulty.add(path)
    await expect(build()).rejects.toThrow(`The page ${path} cannot be rendered.`)
  },
)
