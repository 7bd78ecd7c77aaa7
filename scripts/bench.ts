// `npm run bench [-- --products 300,1000,10000] [--runs 5] [--baseline DIR [--baseline-catalogue PATH]
// [--baseline-click SELECTOR]]`: measures the build and its pages and prints the figures, without limits. A baseline is
// another built site to measure in the same run; `{count}` in its catalogue's path is the number of products.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'
import type { RouteName } from '../src/routes/routeName.ts'
import { ensureChromium, openBrowser } from './lib/chromium.ts'
import { clickToPaint, loadFigures, requestsOf } from './lib/measures.ts'
import { precompress } from './lib/precompress.ts'
import { closeServer, freePort } from './lib/processes.ts'
import { serveFolder } from './lib/staticServer.ts'
import { startStubBackend } from './lib/stubBackend.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '300,1000,10000' },
    runs: { type: 'string', default: '5' },
    baseline: { type: 'string' },
    'baseline-catalogue': { type: 'string', default: '/products' },
    'baseline-click': { type: 'string', default: 'main button' },
  },
})
const counts = values.products.split(',').map(Number)
const runs = Number(values.runs)
const FILTER = 'main button:has-text("Inserts")'
/** For each route whose pages the build writes, the path of one page with the generated content. */
const pageKinds: Record<Exclude<RouteName, 'serviceById' | 'preview' | 'notFound'>, string> = {
  home: '/',
  catalogue: '/products',
  product: '/products/appareil-1',
  compare: '/comparer',
  services: '/services',
  servicesOfCategory: '/services/vente',
  service: '/services/vente/service-1',
  news: '/actualites',
  article: '/actualites/actualite-1',
  contact: '/contact',
  power: '/puissance',
  tariffs: '/tarifs',
  legalNotice: '/legalnotice',
  accessibility: '/accessibilite',
  siteMap: '/plan-du-site',
}

/** KB. */
const MEGABYTE = 1024
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
const compressedSize = (file: string) =>
  existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length
const ratio = (ours: number, theirs: number) =>
  theirs > 0 ? `, ${(ours / theirs).toFixed(2)} × the baseline` : ''

const readProc = (path: string) => {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    // No /proc, or the process has just ended.
    return ''
  }
}

/** Memory of a process and of those that it started, KB; null where the system does not report it. */
const memoryOf = (pid: number): number | null => {
  const [own, ...others] = [pid, ...readProc(`${pid}/task/${pid}/children`).split(' ').map(Number)].flatMap(
    (each) => /VmRSS:\s+(\d+)/.exec(each ? readProc(`${each}/status`) : '')?.[1] ?? [],
  )
  return own === undefined ? null : others.reduce((sum, each) => sum + Number(each), Number(own))
}

type BuildFigures = { pages: number; ms: number; peak: number | null }

/** Runs the build in its own process. @throws Error when it fails. */
const build = (env: NodeJS.ProcessEnv): Promise<BuildFigures> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/build.ts'], { env: { ...process.env, ...env } })
    let lines = ''
    let peak: number | null = null
    const collect = (part: Buffer) => {
      lines += String(part)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    const watch = setInterval(() => {
      const memory = child.pid && memoryOf(child.pid)
      if (memory) peak = Math.max(peak ?? 0, memory)
    }, 200)
    child.once('error', reject)
    child.once('exit', (code) => {
      clearInterval(watch)
      const [, pages, ms] = /(\d+) pages in (\d+) ms/.exec(lines) ?? []
      if (code === 0) resolve({ pages: Number(pages), ms: Number(ms), peak })
      else reject(new Error(lines))
    })
  })

const printBytes = async (browser: Browser, folder: string, origin: string, products: number) => {
  console.log(`\nBytes, brotli (${products} products)`)
  for (const [name, path] of Object.entries(pageKinds)) {
    const requests = (await requestsOf(browser, `${origin}${path}`)).map((url) => new URL(url))
    const own = requests.filter((url) => url.origin === origin)
    const scripts = own.filter(({ pathname }) => pathname.endsWith('.js'))
    const size = scripts.reduce((sum, { pathname }) => sum + compressedSize(join(folder, pathname)), 0)
    const html = compressedSize(join(folder, path === '/' ? 'index.html' : `${path}.html`))
    console.log(
      `  ${name.padEnd(13)} HTML ${kilobytes(html)}, scripts ${kilobytes(size)} in ${scripts.length}, ${requests.length} requests`,
    )
  }
  const [hash = ''] = await readdir(join(folder, 'data'))
  const list = compressedSize(join(folder, 'data', hash, 'products.json'))
  const page = compressedSize(join(folder, 'products.html'))
  console.log(
    `  a product adds ${(list / products).toFixed(1)} bytes to the published list, and ${(page / products).toFixed(1)} to the page (nine cards)`,
  )
}

await ensureChromium()
const browser = await openBrowser()
const folder = await mkdtemp(join(tmpdir(), 'site-bench-'))
const stops: (() => void)[] = []

/** Serves a folder. @returns its address. */
const serve = async (served: string) => {
  const port = await freePort()
  const server = await serveFolder(served, port)
  stops.push(() => closeServer(server))
  return `http://127.0.0.1:${port}`
}

/** Serves a copy that is compressed as our build is. */
const serveCompressed = async (served: string) => {
  const copy = join(folder, 'baseline')
  await cp(served, copy, { recursive: true })
  await precompress(copy, 'on')
  return serve(copy)
}

try {
  const baseline = values.baseline && (await serveCompressed(values.baseline))
  const baselineCatalogue = (count: number) =>
    `${baseline}${values['baseline-catalogue'].replace('{count}', String(count))}`

  for (const [index, count] of counts.entries()) {
    const backend = await startStubBackend(count)
    stops.push(backend.stop)
    const outDir = join(folder, String(count))
    const { pages, ms, peak } = await build({
      VITE_CMS_URL: backend.origin,
      VITE_ARTICLES_URL: '',
      OUT_DIR: outDir,
      NODE_ENV: 'production',
    })
    const written = await readdir(outDir, { recursive: true, withFileTypes: true })
    console.log(`\n${count} products, ${written.filter((entry) => entry.isFile()).length} files`)
    console.log(
      `  prerender: ${(ms / pages).toFixed(1)} ms a page (${pages} pages), peak memory ${peak === null ? 'unknown' : `${Math.round(peak / MEGABYTE)} MB`}`,
    )
    const origin = await serve(outDir)
    const click = await clickToPaint(browser, `${origin}/products`, FILTER, runs)
    const theirClick = baseline
      ? await clickToPaint(browser, baselineCatalogue(count), values['baseline-click'], runs)
      : 0
    console.log(
      `  click on a filter to the next paint, CPU slowed 4×: ${click} ms${ratio(click, theirClick)}`,
    )
    if (index > 0) continue

    await printBytes(browser, outDir, origin, count)
    console.log('\nFirst visit, slow 4G and CPU slowed 4×')
    for (const [name, path, theirPath] of [
      ['home', '/', `${baseline}/`],
      ['catalogue', '/products', baselineCatalogue(count)],
    ] as const) {
      const ours = await loadFigures(browser, `${origin}${path}`, runs)
      const theirs = baseline ? await loadFigures(browser, theirPath, runs) : null
      console.log(
        `  ${name.padEnd(13)} largest contentful paint ${Math.round(ours.paint)} ms${ratio(ours.paint, theirs?.paint ?? 0)}, total blocking time ${Math.round(ours.blocked)} ms, layout shift ${ours.shift.toFixed(3)}`,
      )
    }
  }
} finally {
  await browser.close()
  for (const stop of stops) stop()
  await rm(folder, { recursive: true, force: true })
}
