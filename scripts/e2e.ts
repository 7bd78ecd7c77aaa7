// `npm run e2e`: end-to-end tests of the built site, with content from a real Strapi on a temporary database.
import { parseArgs } from 'node:util'
import { startBuiltSite } from './lib/builtSite.ts'
import { ensureChromium } from './lib/chromium.ts'
import { run } from './lib/processes.ts'

const { values, positionals } = parseArgs({ options: { report: { type: 'string' } }, allowPositionals: true })

await ensureChromium()
const site = await startBuiltSite({ isChecked: true })
const code = await run(
  'playwright',
  ['test', '-c', 'e2e', `--reporter=${values.report ? 'list,json' : 'list'}`, ...positionals],
  {
    env: {
      SITE_ORIGIN: site.siteOrigin,
      CMS_ORIGIN: site.cmsOrigin,
      SITE_FOLDER: site.outDir,
      CHECKED_ORIGIN: site.checkedOrigin ?? '',
      PLAYWRIGHT_JSON_OUTPUT_NAME: values.report,
    },
  },
).finally(site.stop)
process.exit(code)
