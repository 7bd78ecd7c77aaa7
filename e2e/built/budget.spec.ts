// What a first visit costs, an hour after the build and before anybody touches the page.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../visit'
import { cmsOrigin, fileOf, pageKinds, siteFolder, siteOrigin, untilHydrated, visitAfter } from './site'

const KB = 1024
const SCRIPTS = 100 * KB
const HTML = 14 * KB
/** A module that is in none of `chunkGroups` is one more. */
const SCRIPT_FILES = 7
/** With the icon and the manifest, which Playwright does not report. */
const HOME_REQUESTS = 12 - 2
const HOUR = 3_600_000

const compressedSize = (file: string) => statSync(join(siteFolder, `${file}.br`)).size

for (const path of pageKinds) {
  test(`${path} costs no more than it may, and asks the backend again with that`, async ({ page }) => {
    const asked: URL[] = []
    page.on('request', (request) => asked.push(new URL(request.url())))
    await visitAfter(page, HOUR)
    await page.goto(path)
    await untilHydrated(page)
    const calls = () =>
      asked.filter(({ origin, pathname }) => origin === cmsOrigin && pathname.startsWith('/api/'))
    const hasContent = !['/', '/contact', '/legalnotice'].includes(path)
    if (hasContent) await expect.poll(() => calls().length).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    expect(calls().length > 0).toBe(hasContent)

    const scripts = asked.filter(({ origin, pathname }) => origin === siteOrigin && pathname.endsWith('.js'))
    const size = scripts.reduce((sum, { pathname }) => sum + compressedSize(pathname), 0)
    expect(size, scripts.map(({ pathname }) => pathname).join(' ')).toBeLessThanOrEqual(SCRIPTS)
    expect(scripts.length).toBeLessThanOrEqual(SCRIPT_FILES)
    expect(compressedSize(fileOf(path))).toBeLessThanOrEqual(HTML)
    if (path === '/') expect(asked.length).toBeLessThanOrEqual(HOME_REQUESTS)
  })
}
