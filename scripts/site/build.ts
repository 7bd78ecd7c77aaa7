// `npm run build`: the site in dist/, ready for any static host. PRERENDER=off builds it without a backend.
// Pages that the last build rendered from the same content and code are reused; `--full` renders every page.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { constants } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadEnv } from 'vite'
import type * as Prerender from '../../src/prerender/render.ts'
import { readSettings, settingsProblems } from '../../src/site/settings.ts'
import { buildFailure, ReportedFailure } from './buildFailure.ts'
import { removeLeftovers } from './leftovers.ts'
import { precompress, readPrecompression } from './precompress.ts'
import { readCommandLine } from '../shared/commandLine.ts'
import { stopWithParent, withParent } from '../shared/processes.ts'
import { renderedPages } from './renderedPages.ts'
import { isReplaceable, replaceFolders } from './replaceFolders.ts'
import { readSiteUrl } from './siteUrl.ts'

const { full: isFull } = readCommandLine({ options: { full: { type: 'boolean' } } }).values

const outDir = resolve(process.env.OUT_DIR || 'dist')
// React's own default renders pages with its checks, in half as much time again.
process.env.NODE_ENV ??= 'production'
/** With `NODE_ENV=development` the pages carry React's checks, and still read the real backend. */
const mode = process.env.NODE_ENV === 'development' ? 'backend' : 'production'
const hostingDir = `${outDir}-hosting`
const renderedDir = `${outDir}-rendered`
const isPrerendered = process.env.PRERENDER !== 'off'
const PROGRESS_EVERY = 250
const CACHE = resolve('node_modules/.cache')
const DRAFT = `${outDir}.draft-`
const RENDERER = join(CACHE, 'prerender-')

const temporary: string[] = []
const removeTemporary = () => {
  for (const folder of temporary) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
let bundler: ChildProcess | undefined
// No signal stops it halfway.
let isReplacing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isReplacing) return
    // It would write to what is removed now.
    bundler?.kill('SIGKILL')
    removeTemporary()
    process.exit(128 + constants.signals[signal])
  })
}

stopWithParent()

const { PRECOMPRESS } = loadEnv(mode, process.cwd(), 'PRECOMPRESS')

const stop = (error: unknown): never => {
  console.error('\nThe site was not built; the last one stands untouched.')
  console.error(buildFailure(error))
  process.exit(1)
}

const makeDraft = async () => {
  if (!isReplaceable(outDir))
    throw new ReportedFailure(
      `OUT_DIR is “${outDir}”, which holds other files than a built site: a build would delete them.`,
    )
  for (const folder of [dirname(outDir), CACHE]) await mkdir(folder, { recursive: true })
  return mkdtempSync(DRAFT)
}

// The last build stays as it is until this one is whole.
const draft = await makeDraft().catch(stop)
const hostingDraft = `${draft}-hosting`
const renderedDraft = `${draft}-rendered`
temporary.push(draft, hostingDraft, renderedDraft)

const writerTo = (folder: string) => async (file: string, text: string) => {
  const path = join(folder, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

const bundle = (part: 'site' | 'renderer', folder: string): Promise<void> =>
  new Promise((done, reject) => {
    bundler = spawn(process.execPath, ['scripts/site/bundle.ts', part, folder, mode], {
      env: withParent(process.env),
      stdio: 'inherit',
    })
    bundler.once('error', reject)
    bundler.once('exit', (code) =>
      code === 0
        ? done()
        : reject(new ReportedFailure(`The code of the ${part} cannot be bundled, see above.`)),
    )
  })

/**
 * The renderer's own code, and what says which packages and which Node run it: npm's list of those that are installed.
 * During an update, package-lock.json is ahead of them.
 */
const readCode = async (folder: string) => {
  const scripts = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'))
  const files = [...scripts.toSorted().map((file) => join(folder, file)), 'node_modules/.package-lock.json']
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return [process.version, process.env.NODE_ENV, ...texts].join('\n')
}

const prerenderPages = async (siteUrl: string) => {
  // Under the packages, where the renderer's own imports find them.
  const serverDir = mkdtempSync(`${RENDERER}${process.pid}-`)
  temporary.push(serverDir)
  await bundle('renderer', serverDir)
  const code = await readCode(serverDir)
  const prerender: typeof Prerender = await import(pathToFileURL(join(serverDir, 'render.js')).href)
  const manifest = JSON.parse(await readFile(join(draft, '.vite/manifest.json'), 'utf8'))

  const content = await prerender.fetchAllContent()
  const started = performance.now()
  let count = 0
  let rendered = 0
  const onPage = () => {
    count += 1
    if (count % PROGRESS_EVERY === 0) console.log(`  ${count} pages`)
  }
  const reuse = renderedPages(isFull ? null : renderedDir, renderedDraft)
  const env = loadEnv(mode, process.cwd(), ['CMS_', 'UPLOAD_'])
  const { configurations, problems } = await prerender.buildPages(content, {
    siteUrl,
    cms: prerender.cmsOptions(env),
    manifest,
    code,
    renderOnce: (fingerprint, render) =>
      reuse(fingerprint, () => {
        rendered += 1
        return render()
      }),
    write: writerTo(draft),
    onPage,
  })
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
  console.log(
    `${count} pages (${rendered} rendered, the others reused) in ${Math.round(performance.now() - started)} ms, in ${megabytes} MB of memory at most.`,
  )
  for (const problem of problems) console.warn(problem)
  return configurations
}

/** @throws ReportedFailure that names each malformed setting. */
const checkSettings = () => {
  const env = loadEnv(mode, process.cwd(), 'VITE_')
  try {
    readSettings(env)
  } catch (error) {
    throw new ReportedFailure(error instanceof Error ? error.message : String(error))
  }
  for (const problem of settingsProblems(env)) console.warn(`Settings: ${problem}`)
}

try {
  const precompression = readPrecompression(PRECOMPRESS?.trim())
  const siteUrl = readSiteUrl(mode)
  checkSettings()
  await bundle('site', draft)
  const configurations = isPrerendered ? await prerenderPages(siteUrl) : []
  // A static host answers an address that has no file with this one, and the application finds the page.
  if (!isPrerendered) await copyFile(join(draft, 'index.html'), join(draft, '404.html'))
  await rm(join(draft, '.vite'), { recursive: true })
  const uncompressed = await precompress(draft, precompression)
  if (uncompressed > 0) {
    console.log(
      `${uncompressed} files have no compressed copy, to write fewer files. On your own server, build with PRECOMPRESS=on.`,
    )
  }
  const writeConfiguration = writerTo(hostingDraft)
  for (const { path, text } of configurations) await writeConfiguration(path, text)
  // A temporary folder is its owner's alone; a web server reads this one.
  await chmod(draft, 0o755)
  isReplacing = true
  await replaceFolders([
    { draft, target: outDir },
    { draft: hostingDraft, target: hostingDir },
    { draft: renderedDraft, target: renderedDir },
  ])
  removeTemporary()
  for (const start of [DRAFT, RENDERER]) removeLeftovers(start)
} catch (error) {
  removeTemporary()
  stop(error)
}
