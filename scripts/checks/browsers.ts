// `npm run e2e:browsers`: skips a browser that is missing; `-- --fetch` downloads the old versions of Chromium.
import { fetchChromium, openChromium } from './browsers/chromium.ts'
import { openFirefox } from './browsers/firefox.ts'
import type { OpenBrowser } from './browsers/page.ts'
import { readsSite, usesSite } from './browsers/smoke.ts'
import { openWebKit } from './browsers/webkit.ts'
import { startBuiltSite } from '../shared/builtSite.ts'
import { readCommandLine } from '../shared/commandLine.ts'

const { values } = readCommandLine({ options: { fetch: { type: 'boolean', default: false } } })

/** The oldest supported one that the registry has, and one that only reads the pages. */
const oldest = '109.0.6'
const older = '103.0.0'

const fetchIt = '`npm run e2e:browsers -- --fetch` downloads it'

const browsers: { name: string; missing: string; open: OpenBrowser; visit: typeof usesSite }[] = [
  { name: 'Chromium 109', missing: fetchIt, open: () => openChromium(oldest), visit: usesSite },
  { name: 'Chromium 103', missing: fetchIt, open: () => openChromium(older), visit: readsSite },
  { name: 'Firefox', missing: 'Debian’s package is firefox-esr', open: openFirefox, visit: usesSite },
  {
    name: 'WebKitGTK',
    missing: 'Debian’s packages are webkit2gtk-driver and xvfb',
    open: openWebKit,
    visit: usesSite,
  },
]

if (values.fetch) for (const version of [oldest, older]) await fetchChromium(version)

const site = await startBuiltSite()
let failures = 0
try {
  for (const { name, missing, open, visit } of browsers) {
    const page = await open()
    if (!page) {
      console.log(`${name}: skipped, it is not on this machine (${missing}).`)
      continue
    }
    try {
      await visit(page, site.siteOrigin)
      console.log(`${page.version}: passed.`)
    } catch (error) {
      failures += 1
      console.error(`${page.version}: failed.`, error)
    } finally {
      await page.close()
    }
  }
} finally {
  await site.stop()
}
process.exit(failures > 0 ? 1 : 0)
