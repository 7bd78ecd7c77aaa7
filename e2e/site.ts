// The built site: its addresses and its files.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the built files. */
export const siteFolder = process.env.SITE_FOLDER ?? 'dist'

export const siteOrigin = process.env.SITE_ORIGIN ?? ''
export const cmsOrigin = process.env.CMS_ORIGIN ?? ''
/** Base URL of the backend's API. */
export const api = `${cmsOrigin}/api`
/** The same site, built with React's development checks. */
export const checkedOrigin = process.env.CHECKED_ORIGIN ?? ''

export const readBuilt = (file: string) => readFileSync(join(siteFolder, file), 'utf8')

/** The scripts that a document starts, the entry first. */
export const scriptsOf = (document: string): string[] => {
  const boot = /id="boot">(.*?)<\/script>/.exec(readBuilt(document))?.[1]
  if (!boot) throw new Error(`${document} names no scripts.`)
  return JSON.parse(boot)
}

/** Every path of the sitemap, percent-encoded. */
export const sitemapPaths = Array.from(
  readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g),
  ([, address]) => new URL(address ?? '').pathname,
)

/** File of a page of the sitemap. */
export const fileOf = (path: string) =>
  path === '/' ? 'index.html' : `${decodeURIComponent(path.slice(1))}.html`

type Entry = { documentId: string; slug: string; updatedAt: string }

/** All entries of a collection of the backend. */
export const readEntries = async (collection: string): Promise<Entry[]> => {
  const response = await fetch(`${api}/${collection}?pagination[pageSize]=100`)
  const { data } = await response.json()
  return data
}

/** ms; content that old is refetched. */
export const HOUR = 3_600_000

/** When the build read the content, ms since 1970. */
export const builtAt = Number(/"readAt":(\d+)/.exec(readBuilt('index.html'))?.[1])
