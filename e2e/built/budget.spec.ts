// Download budget of a first page load without any interaction: just after the build, and an hour later with a refetch.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../test'
import { cmsOrigin, fileOf, siteFolder, siteOrigin, untilHydrated, setClockAfterBuild } from './site'
import { prerenderedPaths } from '../pages'

const KB = 1024
/** Every page can show what the owner changes in the backend, so every page has a query. */
const FIRST_SCRIPTS = 118.5 * KB
/** Its filters, its search, its order, choosing products to compare, and what keeps the place of a filtered list. */
const FIRST_SCRIPTS_OF_CATALOGUE = 122 * KB
/** Its form, the rule and the cards of the stoves are what the page about the power is for; another page uses the rule. */
const FIRST_SCRIPTS_OF_POWER = 121 * KB
const FIRST_SCRIPT_FILES = 16
/** The reader of the backend's answers, after hydration. */
const REFETCH = 14.5 * KB
const HTML = 14 * KB
/** Document, pictures and fonts; Playwright does not report the icon and the manifest. */
const HOME_OTHER_REQUESTS = 6
const MINUTE = 60_000

/** The pages whose code is larger, by their paths. */
const largePages = new Map([
  ['/products', FIRST_SCRIPTS_OF_CATALOGUE],
  ['/puissance', FIRST_SCRIPTS_OF_POWER],
])

/** A file too small to gain by it has no compressed copy. */
const compressedSize = (file: string) =>
  (statSync(join(siteFolder, `${file}.br`), { throwIfNoEntry: false }) ?? statSync(join(siteFolder, file)))
    .size

for (const path of prerenderedPaths) {
  for (const { age, isRefetched } of [
    { age: MINUTE / 2, isRefetched: false },
    { age: 60 * MINUTE, isRefetched: true },
  ]) {
    test(`${path}, built ${age / MINUTE} minutes ago, stays within its download budget`, async ({ page }) => {
      const requested: URL[] = []
      page.on('request', (request) => requested.push(new URL(request.url())))
      await setClockAfterBuild(page, age)
      await page.goto(path)
      await untilHydrated(page)
      const calls = () =>
        requested.filter(({ origin, pathname }) => origin === cmsOrigin && pathname.startsWith('/api/'))
      if (isRefetched) await expect.poll(() => calls().length).toBeGreaterThan(0)
      await page.waitForLoadState('networkidle')
      expect(calls().length > 0).toBe(isRefetched)

      const scripts = requested.filter(
        ({ origin, pathname }) => origin === siteOrigin && pathname.endsWith('.js'),
      )
      const size = scripts.reduce((sum, { pathname }) => sum + compressedSize(pathname), 0)
      const names = scripts.map(({ pathname }) => pathname).join(' ')
      const first = largePages.get(path) ?? FIRST_SCRIPTS
      expect(size, names).toBeLessThanOrEqual(isRefetched ? first + REFETCH : first)
      if (isRefetched) return
      expect(scripts.length, names).toBeLessThanOrEqual(FIRST_SCRIPT_FILES)
      expect(compressedSize(fileOf(path))).toBeLessThanOrEqual(HTML)
      if (path === '/') expect(requested.length - scripts.length).toBeLessThanOrEqual(HOME_OTHER_REQUESTS)
    })
  }
}
