// Which pages a build renders again, and that the reused ones are what a full build would write.
import { beforeAll, expect, it } from 'vitest'
import { fetchAllContent, type AllContent } from '../cms/strapi/requests/allContent'
import { paths } from '../site/paths'
import { buildPages, cmsOptions } from './render'
import type { PageHtml } from './renderPage'

const DAY_MS = 86_400_000
const CODE = 'code of the site'

type Rendered = ReadonlyMap<string, PageHtml>

const build = async (content: AllContent, earlier: Rendered = new Map(), code = CODE) => {
  const files = new Map<string, string>()
  const rendered = new Map<string, PageHtml>()
  let pages = 0
  let reused = 0
  await buildPages(content, {
    siteUrl: 'https://www.example.fr',
    cms: cmsOptions({}),
    manifest: new Proxy({}, { get: () => ({ file: 'index.js' }) }),
    code,
    renderOnce: async (fingerprint, render) => {
      const known = earlier.get(fingerprint)
      if (known) reused += 1
      const page = known ?? (await render())
      rendered.set(fingerprint, page)
      return page
    },
    write: async (file, text) => void files.set(file, text),
    onPage: () => {
      pages += 1
    },
  })
  return { files, rendered, pages, reused }
}

let content: AllContent
let first: Awaited<ReturnType<typeof build>>

beforeAll(async () => {
  content = { ...(await fetchAllContent()), readAt: Date.parse('2026-10-05T10:00:00Z'), version: '1' }
  first = await build(content)
})

it('nothing is rendered again when only the version is new', async () => {
  const { pages, reused } = await build({ ...content, version: '2' }, first.rendered)
  expect(pages).toBeGreaterThan(20)
  expect(reused).toBe(pages)
})

it('an edit renders the pages that show it, and gives what a full build gives', async () => {
  const [edited, ...others] = content.products
  if (!edited) throw new Error('The mocked backend has no product.')
  const next: AllContent = {
    ...content,
    products: [{ ...edited, title: 'Un nouveau titre' }, ...others],
    version: '2',
    readAt: content.readAt + 60_000,
  }
  const again = await build(next, first.rendered)
  expect(again.pages - again.reused).toBeGreaterThan(0)
  expect(again.reused).toBeGreaterThan(again.pages / 2)
  expect(again.files.get(`${paths.product(edited.slug).slice(1)}.html`)).toContain('Un nouveau titre')
  expect(again.files).toEqual((await build(next)).files)
})

it('every page is rendered again on another day, which may have another notice', async () => {
  expect((await build({ ...content, readAt: content.readAt + DAY_MS }, first.rendered)).reused).toBe(0)
})

it('every page is rendered again by other code', async () => {
  expect((await build(content, first.rendered, 'other code')).reused).toBe(0)
})
