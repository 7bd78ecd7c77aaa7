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
import { renderPage, type PageHtml } from './renderPage'

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

const renderWith = async (
  { entries, readAt }: Pick<PageContent, 'entries' | 'readAt'>,
  path: string,
  element?: ReactElement,
) => {
  const client = createQueryClient()
  for (const [key, data] of entries) client.setQueryData(key, data, { updatedAt: readAt })
  // Its garbage collection timers would keep the build process running.
  return renderPage(path, client, element).finally(() => client.clear())
}

const NO_INDEX = '<meta name="robots" content="noindex">'

export type BuildResult = {
  configurations: HostFile[]
  problems: string[]
}

/** @throws Error when a page of the site itself cannot be rendered; that of a product or article is left out. */
export const buildPages = async (
  content: AllContent,
  { siteUrl, cms, manifest, renderer, write, onPage }: BuildTarget,
): Promise<BuildResult> => {
  const scriptHashes = new Set([sha256(STARTER)])
  const allowScripts = ({ body }: PageHtml) => {
    for (const script of [checkDayScript(), MARK_QUERY])
      if (body.includes(script)) scriptHashes.add(sha256(script))
  }
  const entries: SitemapEntry[] = []
  // Cached for a year under this path, so new content or new code must give a new path.
  const hash = createHash('sha256')
    .update(renderer)
    .update(JSON.stringify({ ...content, version: null, readAt: 0 }))
    .digest('hex')
    .slice(0, 12)
  const publishedFolder = `/data/${hash}`

  const { readAt } = content
  const shop = [shopQuery().queryKey, content.shop] as const
  const version = [builtVersionKey, content.version] as const

  const render = async ({ path, description, entries: own = [], lists = [], ...page }: PageFiles) => {
    const shown = [version, shop, ...own]
    const pageContent: PageContent = { entries: shown, lists, readAt, publishedFolder }
    const rendered = await renderWith(pageContent, path)
    allowScripts(rendered)
    return toDocument({
      page: rendered,
      scripts: scriptsOf(manifest, rendered.source),
      content: pageContent,
      description: page.isListed === false ? NO_INDEX : describePage(path, description, siteUrl),
      isFallback: page.isFallback,
    })
  }

  const faults = createFaultLog()
  for await (const page of pageFiles(content, siteUrl)) {
    // Two addresses may exclude each other: the folder of one has the name of the other's file.
    const isWritten = await faults.unlessFaulty(page, async () =>
      write(`${page.file}.html`, await render(page)),
    )
    if (!isWritten) continue
    for (const { name, content: data } of page.data) {
      await write(`${publishedFolder.slice(1)}/${name}.json`, JSON.stringify(data))
    }
    if (page.isListed !== false)
      entries.push({ path: page.path, lastModified: page.lastModified ?? undefined })
    onPage()
  }
  for (const { path, element } of linkListPages(content)) {
    const rendered = await renderWith({ entries: [shop], readAt }, path, element)
    const page = { ...rendered, styles: asWithoutScripting(rendered.styles) }
    allowScripts(page)
    await write(
      `${path.slice(1)}.html`,
      toDocument({ page, scripts: [], content: null, description: NO_INDEX }),
    )
  }

  await write(FEED_PATH.slice(1), feed(content.articles, siteUrl))
  await write('robots.txt', robots(siteUrl))
  for (const { path, text } of sitemap(entries, siteUrl)) await write(path.replace(/^\//, ''), text)
  const { published, configurations, problems } = hostFiles({ content, scriptHashes, siteUrl, cms })
  for (const { path, text } of published) await write(path, text)
  return { configurations, problems: [...faults.problems(), ...problems] }
}
