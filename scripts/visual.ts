// `npm run visual -- --base <revision>`: pictures of every story, of that revision and of the working folder, compared.
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright'
import * as v from 'valibot'
import { ensureChromium, openBrowser } from './lib/chromium.ts'
import { acceptAll, compareSets, isOpen, REMOVED, type Taken, type Verdict } from './lib/visual/compare.ts'
import { takePictures } from './lib/visual/pictures.ts'
import { countKinds, renderReport, type Entry } from './lib/visual/report.ts'
import { buildCommit, buildHere, CACHE, commitOf } from './lib/visual/storybook.ts'

const REPORT = 'visual-report'
/** The accepted changes, from one base: with another base they are judged again. */
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
const say = (line: string) => console.log(`${Math.round((performance.now() - started) / 1000)} s  ${line}`)

const takenSchema = v.array(
  v.object({
    key: v.string(),
    storyId: v.string(),
    title: v.string(),
    width: v.number(),
    hash: v.string(),
    file: v.string(),
    fault: v.nullable(v.string()),
  }),
)

const acceptedSchema = v.record(
  v.string(),
  v.union([v.literal(REMOVED), v.object({ pixels: v.number(), tone: v.array(v.number()) })]),
)

/** Pictures of the base, taken once for the same browser, widths and stories. */
const picturesOfBase = async (browser: Browser): Promise<Taken[]> => {
  const storybook = await buildCommit(commit)
  const folder = join(
    CACHE,
    commit,
    `${browser.version()} ${values.widths} ${values.only.replaceAll('/', '_')}`,
  )
  const list = join(folder, 'taken.json')
  const kept = v.safeParse(takenSchema, existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : null)
  if (kept.success) return kept.output
  await mkdir(folder, { recursive: true })
  const taken = await takePictures(browser, storybook, folder, { widths, only: values.only })
  await writeFile(list, JSON.stringify(taken))
  return taken
}

/** Up to this many changed pictures are taken again. */
const SECOND_LOOK = 24

/** Takes changed pictures a second time: one in some hundred differs by chance, by how the browser scaled an image. */
const confirm = async (browser: Browser, verdicts: readonly Verdict[], storybook: string, folder: string) => {
  const keys = new Set(verdicts.filter(({ kind }) => kind === 'changed').map(({ key }) => key))
  if (keys.size === 0 || keys.size > SECOND_LOOK) return verdicts
  const again = async (built: string, name: string) => {
    const target = join(folder, name)
    await mkdir(target)
    return takePictures(browser, built, target, { widths, only: values.only, keys })
  }
  const before = await again(await buildCommit(commit), 'before-again')
  const found = await compareSets(before, await again(storybook, 'after-again'))
  const second = new Map(found.map((verdict) => [verdict.key, verdict]))
  return verdicts.map((verdict) => second.get(verdict.key) ?? verdict)
}

/** Names the stories whose `play` did not finish: their pictures may differ from run to run. */
const tellFaults = (taken: readonly Taken[]) => {
  for (const { key, fault } of taken)
    if (fault !== null) console.log(`  not played to its end: ${key}: ${fault.split('\n')[0]}`)
}

const toEntry = async (verdict: Verdict, isAccepted: boolean): Promise<Entry | null> => {
  if (verdict.kind === 'same') return null
  const { storyId, title } = verdict.kind === 'removed' ? verdict.before : verdict.after
  const entry: Entry = { key: verdict.key, kind: verdict.kind, storyId, title, isAccepted }
  const keep = async (taken: Taken, side: string) => {
    const file = `${side}-${basename(taken.file)}`
    await copyFile(taken.file, join(REPORT, file))
    return file
  }
  entry.fault = verdict.kind === 'removed' ? null : verdict.after.fault
  if (verdict.kind !== 'added') entry.before = await keep(verdict.before, 'before')
  if (verdict.kind !== 'removed') entry.after = await keep(verdict.after, 'after')
  if (verdict.kind === 'changed') {
    entry.pixels = verdict.change.pixels
    entry.overlay = `overlay-${basename(verdict.after.file)}`
    await writeFile(join(REPORT, entry.overlay), verdict.overlay)
  }
  return entry
}

await ensureChromium()
const temporary = await mkdtemp(join(tmpdir(), 'visual-here-'))
const browser = await openBrowser()
try {
  const before = await picturesOfBase(browser)
  say(`${before.length} pictures of ${values.base} (${commit.slice(0, 8)})`)
  tellFaults(before)
  await buildHere(join(temporary, 'storybook'))
  say('this folder’s Storybook is built')
  const storybook = join(temporary, 'storybook')
  const after = await takePictures(browser, storybook, temporary, { widths, only: values.only })
  say(`${after.length} pictures of this folder`)
  tellFaults(after)

  const verdicts = await confirm(browser, await compareSets(before, after), storybook, temporary)
  if (values.accept) await writeFile(ACCEPTED, `${JSON.stringify(acceptAll(verdicts), null, 2)}\n`)
  const accepted = existsSync(ACCEPTED)
    ? v.parse(acceptedSchema, JSON.parse(await readFile(ACCEPTED, 'utf8')))
    : {}
  await rm(REPORT, { recursive: true, force: true })
  await mkdir(REPORT, { recursive: true })
  const entries: Entry[] = []
  for (const verdict of verdicts) {
    const isAccepted = verdict.kind !== 'added' && !isOpen(verdict, accepted)
    const entry = await toEntry(verdict, isAccepted)
    if (entry) entries.push(entry)
  }
  const counts = countKinds(verdicts)
  const open = verdicts.filter((verdict) => isOpen(verdict, accepted))
  await writeFile(
    join(REPORT, 'index.html'),
    renderReport({ base: values.base, same: counts.same, entries }, STORYBOOK),
  )
  for (const { kind, key } of open) console.log(`  ${kind}  ${key}`)
  say(
    `${counts.changed} changed, ${counts.added} added, ${counts.removed} removed, ${counts.same} the same: ${REPORT}/index.html`,
  )
  if (open.length > 0) {
    console.log(
      `${open.length} to look at. All of it is meant? npm run visual -- --base ${values.base} --accept`,
    )
    process.exitCode = 1
  }
} finally {
  await browser.close()
  await rm(temporary, { recursive: true, force: true })
}
