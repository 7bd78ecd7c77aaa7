// `npm run check:backend URL [URL of the articles]`: what a backend lacks for the site. Fails when a build would fail.
import { runnerImport } from 'vite'
import type * as CheckBackend from './checkBackend.ts'
import { fail, failWith } from '../shared/processes.ts'
import { readSiteUrl } from '../site/siteUrl.ts'

const [url, articlesUrl, ...others] = process.argv.slice(2)
if (!url || others.length > 0) {
  fail('Usage: npm run check:backend -- https://cms.example.fr [https://news.example.fr]', 2)
}
for (const given of [url, articlesUrl]) {
  if (given && !/^https?:/.test(given))
    fail(`“${given}” is not an address; it starts with https:// or http://`, 2)
}

// The settings of the site, which its own modules read.
Object.assign(process.env, { VITE_CMS_URL: url, VITE_ARTICLES_URL: articlesUrl ?? '' })

try {
  const { origin } = new URL(readSiteUrl('production'))
  const { module } = await runnerImport<typeof CheckBackend>('./scripts/backend/checkBackend.ts', {
    configFile: false,
    logLevel: 'error',
  })
  const { lines, isBuildable } = await module.checkBackend(origin)
  console.log(lines.join('\n'))
  process.exitCode = isBuildable ? 0 : 1
} catch (error) {
  failWith(error)
}
