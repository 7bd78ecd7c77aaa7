import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { withResolvers } from '../test'

/** Folder of the built files. */
export const siteFolder = process.env.SITE_FOLDER ?? 'dist'

export const siteOrigin = process.env.SITE_ORIGIN ?? ''
export const cmsOrigin = process.env.CMS_ORIGIN ?? ''
/** The same site, built with React's development checks. */
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

/** Waits for the `hydrated` event, which the application dispatches when all its listeners are there. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)

/** ms; content that old is refetched. */
export const HOUR = 3_600_000

/** When the build read the content, ms since 1970. */
export const builtAt = Number(/"readAt":(\d+)/.exec(readBuilt('index.html'))?.[1])

/** Sets the page's clock to this long after the build read the content, ms. */
export const setClockAfterBuild = ({ clock }: Pick<Page, 'clock'>, ms: number) =>
  clock.setFixedTime(builtAt + ms)

/** As if something had been published since the build: the pages refetch their content. */
export const changeVersion = (page: Page) =>
  page.route(`${cmsOrigin}/api/content-version`, (route) =>
    route.fulfill({ json: { data: { version: 'another' } } }),
  )

/** Delays every script, or one. @returns a function that lets them load. */
export const delayScripts = async (page: Page, script = '/assets/*.js') => {
  const { promise: released, resolve: release } = withResolvers()
  await page.route(`${siteOrigin}${script}`, async (route) => {
    await released
    await route.continue()
  })
  return release
}
