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
import { scriptsOf, type Manifest } from './scripts'
import { toDocument } from './document'
import { createFaultLog } from './faultLog'
import { readCmsOptions, type CmsOptions } from './hosting/cms'
import { hostFiles } from './hosting/hostFiles'
import { sha256 } from './hosting/policy'
import type { HostFile } from './hosting/redirects'
import { asWithoutScripting, linkListPages } from './linkLists'
import { pageFiles, type PageFiles } from './pages'
import { renderPage } from './renderPage'

bindPurifier(new JSDOM('').window)

export { fetchAllContent }

/** @throws Error that names each malformed variable. */
export const cmsOptions = (env: Readonly<Record<string, string | undefined>>): CmsOptions =>
  readCmsOptions(env, settings.cmsOrigin)

export type BuildTarget = {
  siteUrl: string
  cms: CmsOptions
  manifest: Manifest
  /** Built code of this module and its imports, for the hash. */
  renderer: string
  write: (file: string, text: string) => Promise<void>
  onPage: () => void
}

const NO_INDEX = '<meta name="robots" content="noindex">'

/** Cached for a year under this path, so new content or new code must give a new path. */
const publishedFolderOf = (content: AllContent, renderer: string): string => {
  const hash = createHash('sha256')
    .update(renderer)
    .update(JSON.stringify({ ...content, version: null, readAt: 0 }))
  return `/data/${hash.digest('hex').slice(0, 12)}`
}

export type BuildResult = {
  configurations: HostFile[]
  problems: string[]
}

/** @throws Error when a page of the site itself cannot be rendered; that of a product or article is left out. */
export const buildPages = async (
  content: AllContent,
  { siteUrl, cms, manifest, renderer, write, onPage }: BuildTarget,
): Promise<BuildResult> => {
  const { readAt } = content
  const publishedFolder = publishedFolderOf(content, renderer)
  const scriptHashes = new Set([sha256(STARTER)])
  const listed: SitemapEntry[] = []
  const faults = createFaultLog()
  const onEveryPage = [
    [builtVersionKey, content.version],
    [shopQuery().queryKey, content.shop],
  ] as const

  const render = async (path: string, own: PageContent['entries'], element?: ReactElement) => {
    const entries = [...onEveryPage, ...own]
    const client = createQueryClient()
    for (const [key, data] of entries) client.setQueryData(key, data, { updatedAt: readAt })
    const page = await renderPage(path, client, element)
    for (const script of [checkDayScript(), MARK_QUERY])
      if (page.body.includes(script)) scriptHashes.add(sha256(script))
    return { page, entries }
  }

  const toFile = async ({ path, description, lists = [], isFallback, ...about }: PageFiles) => {
    const { page, entries } = await render(path, about.entries ?? [])
    return toDocument({
      page,
      scripts: scriptsOf(manifest, page.source),
      content: { entries, lists, readAt, publishedFolder },
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
    const { page } = await render(path, [], element)
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
