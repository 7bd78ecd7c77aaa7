// `npm run e2e [-- options and files of Playwright]`, with a real Strapi on a temporary database.
import { startBuiltSite } from '../shared/builtSite.ts'
import { ensureChromium } from '../shared/chromium.ts'
import { run } from '../shared/processes.ts'

await ensureChromium()
const site = await startBuiltSite({ isChecked: true })
const code = await run('playwright', ['test', '-c', 'e2e', ...process.argv.slice(2)], {
  env: {
    SITE_ORIGIN: site.siteOrigin,
    CMS_ORIGIN: site.cmsOrigin,
    SITE_FOLDER: site.outDir,
    CHECKED_ORIGIN: site.checkedOrigin ?? '',
  },
}).finally(site.stop)
process.exit(code)
