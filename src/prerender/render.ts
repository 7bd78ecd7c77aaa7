import { createHash } from 'node:crypto'
import { JSDOM } from 'jsdom'
import type { ReactElement } from 'react'
import { bindPurifier } from '../components/foundation/RichText/purifier'
import { fetchAllContent, type AllContent } from '../cms/strapi/requests/allContent'
import { shopQuery } from '../cms/queries/firmQueries'
import { builtVersionKey } from '../cms/cache/published'
import type { PageContent } from '../cms/cache/pageContent'
import { createQueryClient } from '../cms/cache/queryClient'
import { checkDayScript } from '../components/foundation/NoticeText/checkDay'
import { MARK_QUERY } from '../hydration/address/markQuery'
import { STARTER } from '../hydration/start/starter'
import { feed, FEED_PATH } from '../seo/feed'
import { describePage } from '../seo/describePage'
import { robots } from '../seo/robots'
import { sitemap, type SitemapEntry } from '../seo/sitemap'
import { settings } from '../site/settings'
import { timeAtShop } from '../site/timeAtShop'
import { scriptsOf, type Manifest } from './scripts'
import { toDocument } from './document'
import { createFaultLog } from './faultLog'
import { readCmsOptions, type CmsOptions } from './hosting/cms'
import { hostFiles } from './hosting/hostFiles'
import { sha256 } from './hosting/policy'
import type { HostFile } from './hosting/redirects'
import { asWithoutScripting, linkListPages } from './linkLists'
import { pageFiles, type PageFiles } from './pages'
import { loadAllPages, renderPage, type PageHtml } from './renderPage'

bindPurifier(new JSDOM('').window)

export { fetchAllContent }

/** @throws Error that names each malformed variable. */
export const cmsOptions = (env: Readonly<Record<string, string | undefined>>): CmsOptions =>
  readCmsOptions(env, settings.cmsOrigin)

export type BuildTarget = {
  siteUrl: string
  cms: CmsOptions
  manifest: Manifest
  /** All that pages depend on beside the content: built code of this module, its packages. */
  code: string
  /** Renders a page, unless one with the same fingerprint is there from an earlier build. */
  renderOnce: (fingerprint: string, render: () => Promise<PageHtml>) => Promise<PageHtml>
  write: (file: string, text: string) => Promise<void>
  onPage: () => void
}

const sha256Hex = (text: string) => createHash('sha256').update(text).digest('hex')

const NO_INDEX = '<meta name="robots" content="noindex">'

/** Cached for a year under this path, so new content or new code must give a new path. */
const publishedFolderOf = (content: AllContent, codeHash: string): string => {
  const hash = sha256Hex(codeHash + JSON.stringify({ ...content, version: null, readAt: 0 }))
  return `/data/${hash.slice(0, 12)}`
}

export type BuildResult = {
  configurations: HostFile[]
  problems: string[]
}

/** @throws Error when a page of the site itself cannot be rendered; that of a product or article is left out. */
export const buildPages = async (
  content: AllContent,
  { siteUrl, cms, manifest, code, renderOnce, write, onPage }: BuildTarget,
): Promise<BuildResult> => {
  const { readAt } = content
  const codeHash = sha256Hex(code)
  const publishedFolder = publishedFolderOf(content, codeHash)
  // The notice of the day is part of each page.
  const day = timeAtShop(new Date(readAt)).date
  const scriptHashes = new Set([sha256(STARTER)])
  const listed: SitemapEntry[] = []
  const faults = createFaultLog()
  const shopEntry = [shopQuery().queryKey, content.shop] as const
  await loadAllPages()

  const render = (path: string, entries: PageContent['entries'], element?: ReactElement) => {
    const client = createQueryClient()
    for (const [key, data] of entries) client.setQueryData(key, data, { updatedAt: readAt })
    return renderPage(path, client, element)
  }

  const toFile = async ({ path, description, lists = [], isFallback, ...about }: PageFiles) => {
    const entries = [shopEntry, ...(about.entries ?? [])]
    const fingerprint = sha256Hex(JSON.stringify([codeHash, day, path, entries]))
    const page = await renderOnce(fingerprint, () => render(path, entries))
    for (const script of [checkDayScript(), MARK_QUERY])
      if (page.body.includes(script)) scriptHashes.add(sha256(script))
    return toDocument({
      page,
      scripts: scriptsOf(manifest, page.source),
      content: { entries: [[builtVersionKey, content.version], ...entries], lists, readAt, publishedFolder },
      description: about.isListed === false ? NO_INDEX : describePage(path, description, siteUrl),
      isFallback,
    })
  }

  for await (const page of pageFiles(content, siteUrl)) {
    // Two addresses may exclude each other: the folder of one has the name of the other's file.
    const isWritten = await faults.unlessFaulty(page, async () =>
      write(`${page.file}.html`, await toFile(page)),
    )
    if (!isWritten) continue
    for (const { name, content: data } of page.data)
      await write(`${publishedFolder.slice(1)}/${name}.json`, JSON.stringify(data))
    if (page.isListed !== false) listed.push({ path: page.path, lastModified: page.lastModified })
    onPage()
  }
  for (const { path, element } of linkListPages(content)) {
    const page = await render(path, [shopEntry], element)
    const withoutScripting = { ...page, styles: asWithoutScripting(page.styles) }
    const document = { page: withoutScripting, scripts: [], content: null, description: NO_INDEX }
    await write(`${path.slice(1)}.html`, toDocument(document))
  }

  const { published, configurations, problems } = hostFiles({ content, scriptHashes, siteUrl, cms })
  const files = [
    { path: FEED_PATH, text: feed(content.articles, siteUrl) },
    { path: '/robots.txt', text: robots(siteUrl) },
    ...sitemap(listed, siteUrl),
    ...published,
  ]
  for (const { path, text } of files) await write(path.replace(/^\//, ''), text)
  return { configurations, problems: [...faults.problems(), ...problems] }
}
