// `npm run visual -- --base <revision>`: the story tests take and compare pictures (`.storybook/pictures.ts`).
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { ensureChromium, openBrowser } from '../shared/chromium.ts'
import { comparePictureLists, type PictureLists, type PicturedStory } from './pictureLists.ts'
import { failWith, run } from '../shared/processes.ts'

const REPORT = 'visual-report'
const CACHE = '.cache/visual'
const CONFIG = 'vitest.visual.config.ts'

// The base's stories are pictured by this folder's code too.
const SCREENSHOT_FILES = [
  CONFIG,
  'vitest.config.ts',
  '.storybook/testSetup.ts',
  '.storybook/pictures.ts',
  'scripts/shared/chromium.ts',
  'scripts/checks/pictureLists.ts',
  'scripts/shared/testEnvironment.ts',
]

const { base, only, accept } = parseArgs({
  options: {
    base: { type: 'string', default: 'HEAD' },
    only: { type: 'string', default: '' },
    accept: { type: 'boolean', default: false },
  },
}).values

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

const commitOf = (revision: string) => {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`)
  } catch {
    throw new Error(`No revision "${revision}" here. In a shallow clone: git fetch --unshallow`)
  }
}

const testStories = (cwd: string, references: string, args: readonly string[]) =>
  run(resolve(cwd, 'node_modules/.bin/vitest'), ['run', '--config', CONFIG, ...args], {
    cwd,
    env: { VISUAL_REFERENCES: references },
  })

const readText = (path: string) => readFile(path, 'utf8')

const installPackages = async (source: string) => {
  const lock = 'package-lock.json'
  if ((await readText(lock)) === (await readText(join(source, lock))))
    await symlink(resolve('node_modules'), join(source, 'node_modules'))
  else if ((await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: source })) !== 0)
    throw new Error(`The packages of ${base} could not be installed.`)
}

// Only a complete set gets to `target`.
const takeReferences = async (commit: string, target: string, files: readonly string[]) => {
  await mkdir(resolve(target, '..'), { recursive: true })
  const source = resolve(CACHE, 'source')
  // Left by an interrupted run.
  await rm(source, { recursive: true, force: true })
  git('worktree', 'prune')
  git('worktree', 'add', '--quiet', '--detach', source, commit)
  try {
    await installPackages(source)
    await Promise.all(SCREENSHOT_FILES.map((file) => copyFile(file, join(source, file))))
    // Vitest writes below its own root only.
    const pictures = join(source, 'pictures')
    if (
      (await testStories(source, pictures, ['--reporter=dot', '--update=all', '--retry=1', ...files])) !== 0
    )
      throw new Error(`Some stories of ${base} fail: there is nothing to compare with.`)
    await rename(pictures, target)
  } finally {
    git('worktree', 'remove', '--force', source)
  }
}

const screenshotsKey = async () => {
  const browser = await openBrowser()
  const hash = createHash('sha256').update(browser.version())
  await browser.close()
  for (const file of SCREENSHOT_FILES) hash.update(await readText(file))
  return hash.digest('hex').slice(0, 8)
}

// Those accepted on this branch, else all of them, else those of `--only`.
const referencesOf = async (commit: string): Promise<string> => {
  const folder = resolve(CACHE, `${commit}-${await screenshotsKey()}`)
  const all = join(folder, 'all')
  const ofBranch = join(folder, `accepted-${encodeURIComponent(git('rev-parse', '--abbrev-ref', 'HEAD'))}`)
  if (accept && !existsSync(ofBranch)) {
    if (!existsSync(all)) await takeReferences(commit, all, [])
    await cp(all, ofBranch, { recursive: true })
  }
  const ofSome = join(folder, `only-${encodeURIComponent(only)}`)
  const target = only ? ofSome : all
  const taken = [ofBranch, all, target].find((path) => existsSync(path))
  if (!taken) await takeReferences(commit, target, only ? [only] : [])
  return taken ?? target
}

const picturesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true }))
    .filter((path) => path.endsWith('.png'))
    .map((path) => path.replace('.png', ''))

const test = v.object({
  status: v.string(),
  meta: v.object({ storyId: v.optional(v.string(), ''), pictures: v.optional(v.array(v.string())) }),
})

const report = v.object({ testResults: v.array(v.object({ assertionResults: v.array(test) })) })

/** @throws Error when a story was not pictured. */
const readStories = async (): Promise<PicturedStory[]> => {
  const { testResults } = v.parse(report, JSON.parse(await readText(join(REPORT, 'stories.json'))))
  const stories = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'skipped')
  const missed = stories.filter(({ status, meta }) => status === 'passed' && !meta.pictures)
  if (missed.length > 0) throw new Error(`Not pictured: ${missed.map(({ meta }) => meta.storyId).join(', ')}`)
  return stories.map(({ meta }) => ({ id: meta.storyId, pictures: meta.pictures ?? null }))
}

const print = ({ compared, added, removed, resized }: PictureLists) => {
  for (const picture of added) console.log(`  added    ${picture}`)
  for (const picture of removed) console.log(`  removed  ${picture}`)
  for (const story of resized) console.log(`  longer or shorter than before: ${story}`)
  console.log(
    `${compared} pictures ${accept ? 'accepted' : `compared with ${base}`}, ${added.length} added, ${removed.length} removed.`,
  )
}

const main = async () => {
  const commit = commitOf(base)
  await ensureChromium()
  const references = await referencesOf(commit)
  const before = await picturesIn(references)
  await rm(REPORT, { recursive: true, force: true })
  const code = await testStories('.', references, [
    `--update=${accept ? 'all' : 'none'}`,
    ...(only ? [only] : []),
  ])
  const lists = comparePictureLists(await readStories(), before, !only)
  print(lists)
  if (accept && code === 0) for (const picture of lists.removed) await rm(join(references, `${picture}.png`))
  const isChanged = code !== 0 || lists.resized.length > 0
  if (isChanged && !accept)
    console.log(`To accept pictures that differ from ${base}: npm run visual -- --base ${base} --accept`)
  process.exitCode = accept ? code : Number(isChanged)
}

await main().catch(failWith)
