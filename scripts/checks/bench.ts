// `npm run bench -- [--products 300,1000] [--runs 3] [--baseline DIR [--baseline-catalogue PATH] [--baseline-click
// SELECTOR]]`: `{count}` in the baseline's path is the number of products.
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { navigation, startTimespan, type Flags, type Result } from 'lighthouse'
import { launch } from 'puppeteer-core'
import { chromiumLaunch, ensureChromium } from '../shared/chromium.ts'
import { readCommandLine } from '../shared/commandLine.ts'
import { startNginx } from '../shared/nginx.ts'
import { precompress } from '../site/precompress.ts'
import { fail, freePort, run, withParent } from '../shared/processes.ts'
import { serveFolder } from '../site/staticServer.ts'
import { startStubBackend } from '../backend/stubBackend.ts'

const { values } = readCommandLine({
  options: {
    products: { type: 'string', default: '300,1000,10000' },
    runs: { type: 'string', default: '3' },
    baseline: { type: 'string' },
    'baseline-catalogue': { type: 'string', default: '/products' },
    'baseline-click': { type: 'string', default: 'main button' },
  },
})
const toCount = (option: string, text: string): number => {
  const count = Number(text)
  return Number.isInteger(count) && count > 0
    ? count
    : fail(`--${option} is “${text}”; expected a number above 0.`, 2)
}
const counts = values.products.split(',').map((text) => toCount('products', text))
const runs = toCount('runs', values.runs)
if (values.baseline && !existsSync(join(values.baseline, 'index.html')))
  fail(`--baseline is “${values.baseline}”; expected the folder of a built site.`, 2)

/** Pages whose content does not grow with the products, and the link that is clicked there: the paint after it shows its page. */
const STEADY_PAGES = {
  '/': 'main a[href="/contact"]',
  '/services': 'main h3 ~ a',
  '/puissance': undefined,
}
const FILTER = 'main button ::-p-text(Inserts)'
const PRODUCT = 'main h3 a'
const WRK = '--latency --threads 1 --connections 200 --duration 10s --header'.split(' ')

await ensureChromium()
const browser = await launch(chromiumLaunch())
const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
const stops: (() => void)[] = []

const serve = async (served: string) => {
  const { origin, stop } = await serveFolder(served)
  stops.push(stop)
  return origin
}

/** What is printed, and the audit that measures it: the last one, of a click only. */
const FIGURES = {
  'first paint': 'first-contentful-paint',
  largest: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  'click to paint': 'interaction-to-next-paint',
}

// Really slowed: the pages differ in what they do while they load.
const flags: Flags = { throttlingMethod: 'devtools', onlyAudits: Object.values(FIGURES) }

const visit = async (url: string, selector?: string): Promise<Result['audits']> => {
  const page = await browser.newPage()
  const loaded = await navigation(page, url, { flags })
  const timespan = selector ? await startTimespan(page, { flags }) : null
  if (selector) {
    await page.locator(selector).click()
    // The browser reports a click some time after the paint that answers it.
    await page.evaluate('new Promise((done) => setTimeout(done, 500))')
  }
  const clicked = await timespan?.endTimespan()
  await page.close()
  return { ...clicked?.lhr.audits, ...loaded?.lhr.audits }
}

/** Prints the median of each figure. */
const measure = async (name: string, url: string, selector?: string) => {
  const visits: Result['audits'][] = []
  for (let count = 0; count < runs; count += 1) visits.push(await visit(url, selector))
  const figures = Object.entries(FIGURES).flatMap(([figure, audit]) => {
    const found = visits.flatMap((audits) => audits[audit]?.numericValue ?? [])
    const median = found.toSorted((a, b) => a - b)[found.length >> 1]
    if (median === undefined) return []
    return `${figure} ${figure === 'shift' ? median.toFixed(3) : `${Math.round(median)} ms`}`
  })
  console.log(`  ${name.padEnd(22)} ${figures.join(', ')}`)
}

const compressed = (file: string) => `${(brotliCompressSync(readFileSync(file)).length / 1024).toFixed(1)} KB`

const load = async (dist: string) => {
  const configuration = (name: string) => readFileSync(join(`${dist}-hosting`, 'nginx', name), 'utf8')
  const port = await freePort()
  const server = configuration('server.conf').replace(/^root .*$/m, `root "${dist}";`)
  const stopNginx = await startNginx({ folder, port, http: configuration('http.conf'), server })
  try {
    for (const path of ['/', '/products'])
      await run('wrk', [...WRK, 'Accept-Encoding: gzip', `http://127.0.0.1:${port}${path}`])
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    console.log('No wrk on this machine, so no load: `apt-get install wrk`.')
  } finally {
    await stopNginx()
  }
}

try {
  const baseline = values.baseline && join(folder, 'baseline')
  if (values.baseline && baseline) cpSync(values.baseline, baseline, { recursive: true })
  if (baseline) await precompress(baseline, 'on')
  const baselineOrigin = baseline && (await serve(baseline))

  for (const [index, count] of counts.entries()) {
    const backend = await startStubBackend(count)
    const dist = join(folder, String(count))
    const content = { VITE_CMS_URL: backend.origin, VITE_ARTICLES_URL: '', OUT_DIR: dist }
    const env = withParent({ ...process.env, ...content })
    const build = async () => {
      const { stdout } = await promisify(execFile)(process.execPath, ['scripts/site/build.ts'], { env })
      return /\d+ pages \(.*\./.exec(stdout)?.[0]
    }
    console.log(`\n${count} products: ${await build()}`)
    console.log(`  built again: ${await build()}`)
    const [hash = ''] = readdirSync(join(dist, 'data'))
    const list = compressed(join(dist, 'data', hash, 'products.json'))
    console.log(`  brotli: catalogue ${compressed(join(dist, 'products.html'))}, published list ${list}`)
    const origin = await serve(dist)
    if (index === 0)
      for (const [path, link] of Object.entries(STEADY_PAGES)) await measure(path, `${origin}${path}`, link)
    await measure('catalogue, filter', `${origin}/products`, FILTER)
    await measure('catalogue, product', `${origin}/products`, PRODUCT)
    if (baselineOrigin && index === 0) await measure('baseline’s home', `${baselineOrigin}/`)
    if (baselineOrigin) {
      const path = values['baseline-catalogue'].replace('{count}', String(count))
      await measure('baseline’s catalogue', `${baselineOrigin}${path}`, values['baseline-click'])
    }
    if (index === 0) await load(dist)
    backend.stop()
  }
} finally {
  await browser.close()
  for (const stop of stops) stop()
  rmSync(folder, { recursive: true, force: true })
}
