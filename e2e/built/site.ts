import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { examples } from '../../src/routes/examples'

/** Folder of the built files. */
export const siteFolder = process.env.SITE_FOLDER ?? 'dist'

export const siteOrigin = process.env.SITE_ORIGIN ?? ''
export const cmsOrigin = process.env.CMS_ORIGIN ?? ''
/** The same site, built with React's own checks. */
export const checkedOrigin = process.env.CHECKED_ORIGIN ?? ''

export const readBuilt = (file: string) => readFileSync(join(siteFolder, file), 'utf8')

/** Every path of the sitemap, percent-encoded. */
export const sitemapPaths = Array.from(
  readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g),
  ([, address]) => new URL(address ?? '').pathname,
)

/** File of a page of the sitemap. */
export const fileOf = (path: string) =>
  path === '/' ? 'index.html' : `${decodeURIComponent(path.slice(1))}.html`

/** The addresses whose pages the build writes, one of each kind. */
export const pageKinds = Object.values(examples)
  .filter(({ isPrerendered }) => isPrerendered)
  .map(({ path }) => path)

/** Waits until the application answers, and every listener of its layout is there: it then says so itself. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)

const builtAt = Number(/"readAt":(\d+)/.exec(readBuilt('index.html'))?.[1])

/** Has the visit take place this long after the content was read for the build, ms. */
export const visitAfter = (page: Page, ms: number) => page.clock.setFixedTime(builtAt + ms)
