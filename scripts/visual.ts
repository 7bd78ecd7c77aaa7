// `npm run visual -- --base <revision>`: compares screenshots of all stories with those of a git revision.
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright'
import * as v from 'valibot'
import { ensureChromium, openBrowser } from './lib/chromium.ts'
import {
  acceptAll,
  compareSets,
  needsReview,
  REMOVED,
  type Screenshot,
  type Comparison,
} from './lib/visual/compare.ts'
import { takeScreenshots } from './lib/visual/screenshots.ts'
import { countKinds, renderReport, type Entry } from './lib/visual/report.ts'
import { buildCommit, buildHere, CACHE, commitOf } from './lib/visual/storybook.ts'

const REPORT = 'visual-report'
/** The accepted changes; they apply to one base only. */
const ACCEPTED = 'visual-accepted.json'
const STORYBOOK = 'http://127.0.0.1:6006/'

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'HEAD' },
    widths: { type: 'string', default: '390,1280' },
    only: { type: 'string', default: '' },
    accept: { type: 'boolean', default: false },
  },
})
const commit = commitOf(values.base)
const widths = values.widths.split(',').map(Number)
if (widths.some((width) => !(width >= 200 && width <= 4000)))
  throw new Error('--widths takes px between 200 and 4000: 390,1280')

const started = performance.now()
const log = (line: string) => console.log(`${Math.round((performance.now() - started) / 1000)} s  ${line}`)

const screenshotsSchema = v.array(
  v.object({
    key: v.string(),
    storyId: v.string(),
    title: v.string(),
    width: v.number(),
    hash: v.string(),
    file: v.string(),
    error: v.nullable(v.string()),
  }),
)

const acceptedSchema = v.record(
  v.string(),
  v.union([v.literal(REMOVED), v.object({ pixels: v.number(), tone: v.array(v.number()) })]),
)

/** Screenshots of the base, cached for the same browser, widths and stories. */
const baseScreenshots = async (browser: Browser): Promise<Screenshot[]> => {
  const storybook = await buildCommit(commit)
  const folder = join(
    CACHE,
    commit,
    `${browser.version()} ${values.widths} ${values.only.replaceAll('/', '_')}`,
  )
  const list = join(folder, 'taken.json')
  const cached = v.safeParse(
    screenshotsSchema,
    existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : null,
  )
  if (cached.success) return cached.output
  await mkdir(folder, { recursive: true })
  const taken = await takeScreenshots(browser, storybook, folder, { widths, only: values.only })
  await writeFile(list, JSON.stringify(taken))
  return taken
}

/** With more changed screenshots than this, none is retaken. */
const MAX_RETAKES = 24

/** Retakes changed screenshots: about one in a hundred changes by chance, when the browser scales an image. */
const retakeChanged = async (
  browser: Browser,
  comparisons: readonly Comparison[],
  storybook: string,
  folder: string,
) => {
  const keys = new Set(comparisons.filter(({ kind }) => kind === 'changed').map(({ key }) => key))
  if (keys.size === 0 || keys.size > MAX_RETAKES) return comparisons
  const again = async (built: string, name: string) => {
    const target = join(folder, name)
    await mkdir(target)
    return takeScreenshots(browser, built, target, { widths, only: values.only, keys })
  }
  const before = await again(await buildCommit(commit), 'before-again')
  const found = await compareSets(before, await again(storybook, 'after-again'))
  const second = new Map(found.map((comparison) => [comparison.key, comparison]))
  return comparisons.map((comparison) => second.get(comparison.key) ?? comparison)
}

/** Lists the stories whose `play` did not finish: their screenshots may differ from run to run. */
const printErrors = (screenshots: readonly Screenshot[]) => {
  for (const { key, error } of screenshots)
    if (error !== null) console.log(`  did not finish: ${key}: ${error.split('\n')[0]}`)
}

const toEntry = async (comparison: Comparison, isAccepted: boolean): Promise<Entry | null> => {
  if (comparison.kind === 'same') return null
  const { storyId, title } = comparison.kind === 'removed' ? comparison.before : comparison.after
  const entry: Entry = { key: comparison.key, kind: comparison.kind, storyId, title, isAccepted }
  const copy = async (screenshot: Screenshot, side: string) => {
    const file = `${side}-${basename(screenshot.file)}`
    await copyFile(screenshot.file, join(REPORT, file))
    return file
  }
  entry.error = comparison.kind === 'removed' ? null : comparison.after.error
  if (comparison.kind !== 'added') entry.before = await copy(comparison.before, 'before')
  if (comparison.kind !== 'removed') entry.after = await copy(comparison.after, 'after')
  if (comparison.kind === 'changed') {
    entry.pixels = comparison.change.pixels
    entry.overlay = `overlay-${basename(comparison.after.file)}`
    await writeFile(join(REPORT, entry.overlay), comparison.overlay)
  }
  return entry
}

await ensureChromium()
const temporary = await mkdtemp(join(tmpdir(), 'visual-here-'))
const browser = await openBrowser()
try {
  const before = await baseScreenshots(browser)
  log(`${before.length} screenshots of ${values.base} (${commit.slice(0, 8)})`)
  printErrors(before)
  await buildHere(join(temporary, 'storybook'))
  log('this folder’s Storybook is built')
  const storybook = join(temporary, 'storybook')
  const after = await takeScreenshots(browser, storybook, temporary, { widths, only: values.only })
  log(`${after.length} screenshots of this folder`)
  printErrors(after)

  const comparisons = await retakeChanged(browser, await compareSets(before, after), storybook, temporary)
  if (values.accept) await writeFile(ACCEPTED, `${JSON.stringify(acceptAll(comparisons), null, 2)}\n`)
  const accepted = existsSync(ACCEPTED)
    ? v.parse(acceptedSchema, JSON.parse(await readFile(ACCEPTED, 'utf8')))
    : {}
  await rm(REPORT, { recursive: true, force: true })
  await mkdir(REPORT, { recursive: true })
  const entries: Entry[] = []
  for (const comparison of comparisons) {
    const isAccepted = comparison.kind !== 'added' && !needsReview(comparison, accepted)
    const entry = await toEntry(comparison, isAccepted)
    if (entry) entries.push(entry)
  }
  const counts = countKinds(comparisons)
  const open = comparisons.filter((comparison) => needsReview(comparison, accepted))
  await writeFile(
    join(REPORT, 'index.html'),
    renderReport({ base: values.base, same: counts.same, entries }, STORYBOOK),
  )
  for (const { kind, key } of open) console.log(`  ${kind}  ${key}`)
  log(
    `${counts.changed} changed, ${counts.added} added, ${counts.removed} removed, ${counts.same} the same: ${REPORT}/index.html`,
  )
  if (open.length > 0) {
    console.log(
      `${open.length} to review. To accept all of them: npm run visual -- --base ${values.base} --accept`,
    )
    process.exitCode = 1
  }
} finally {
  await browser.close()
  await rm(temporary, { recursive: true, force: true })
}
