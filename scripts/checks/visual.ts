// `npm run visual -- --base <revision>`: the story tests take and compare pictures (`.storybook/pictures.ts`).
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { startVitest, type TestCase } from 'vitest/node'
import { ensureChromium, openBrowser } from '../shared/chromium.ts'
import { readCommandLine } from '../shared/commandLine.ts'
import { comparePictureLists, type PictureLists } from './pictureLists.ts'
import { contactSheet, reviewPage, type Change, type Picture } from './reviewPage.ts'
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

const { base, only, accept } = readCommandLine({
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

const readText = (path: string) => readFile(path, 'utf8')

const installPackages = async (source: string) => {
  const lock = 'package-lock.json'
  if ((await readText(lock)) === (await readText(join(source, lock))))
    await symlink(resolve('node_modules'), join(source, 'node_modules'))
  else if ((await run('npm', ['ci'], { cwd: source })) !== 0)
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
    // Vitest writes below its own root only. The base may not have the stories of `--only` yet.
    const pictures = join(source, 'pictures')
    await mkdir(pictures)
    const args = ['run', '--config', CONFIG, '--update=all', '--retry=1', '--passWithNoTests', ...files]
    const options = { cwd: source, env: { VISUAL_REFERENCES: pictures } }
    if ((await run(resolve(source, 'node_modules/.bin/vitest'), args, options)) !== 0)
      throw new Error(`Not every story of ${base} could be pictured: see above.`)
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

type References = {
  folder: string
  /** Whether they are those of more stories than this run has. */
  isMore: boolean
}

/** Those accepted on this branch, else all of them, else those of `--only`. */
const referencesOf = async (commit: string): Promise<References> => {
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
  const references = taken ?? target
  return { folder: references, isMore: only !== '' && references !== ofSome }
}

const picturesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true }))
    .filter((path) => path.endsWith('.png'))
    .map((path) => path.replace('.png', ''))

/** Runs the stories of this folder. */
const runStories = async (references: string) => {
  process.env.VISUAL_REFERENCES = references
  const vitest = await startVitest(only ? [only] : [], {
    config: CONFIG,
    watch: false,
    update: accept ? 'all' : 'none',
  })
  const modules = vitest.state.getTestModules()
  const isPassed = modules.every((module) => module.ok()) && vitest.state.getUnhandledErrors().length === 0
  await vitest.close()
  const stories = modules
    .flatMap(({ children }) => [...children.allTests()])
    .filter((story) => story.result().state !== 'skipped')
  return { stories, isPassed }
}

/** @throws Error when a story was not pictured. */
const pictured = (stories: readonly TestCase[]) => {
  const missed = stories.filter((story) => story.ok() && !story.meta().pictures)
  if (missed.length > 0) throw new Error(`Not pictured: ${missed.map((story) => story.fullName).join(', ')}`)
  return stories.map((story) => {
    const { storyId = '', pictures = null } = story.meta()
    return { id: storyId, pictures }
  })
}

const componentOf = (story: TestCase) =>
  relative('stories', story.module.moduleId).replace('.stories.tsx', '')

/** In the order of `changed`, one artifact for each picture. */
const changesOf = (story: TestCase): Change[] => {
  const artifacts = story
    .artifacts()
    .flatMap((artifact) => (artifact.type === 'internal:toMatchScreenshot' ? artifact : []))
  return (story.meta().changed ?? []).map((picture, index) => {
    const artifact = artifacts[index]
    const pathOf = (name: string) =>
      artifact?.attachments.find((attachment) => attachment.name === name)?.path
    const pixels = /(\d+) pixels/.exec(artifact?.message ?? '')?.[1]
    return {
      component: componentOf(story),
      picture,
      pixels: pixels ? Number(pixels) : Number.POSITIVE_INFINITY,
      // A new picture is its own reference.
      before: pathOf('actual') && pathOf('reference'),
      after: pathOf('actual') ?? pathOf('reference'),
      difference: pathOf('diff'),
    }
  })
}

const describeCommits = (...revisions: string[]) =>
  git('log', '--format=%h, %an, %as: %s', ...revisions)
    .split('\n')
    .filter(Boolean)

/** The commits since the base, the newest first, and what is not committed yet. */
const describeCurrent = (commit: string) => [
  ...(git('status', '--porcelain') ? ['changes that are not committed'] : []),
  ...describeCommits(`${commit}..HEAD`),
]

const writeReport = async (
  commit: string,
  stories: readonly TestCase[],
  lists: PictureLists,
  references: string,
) => {
  const removed = lists.removed.map((picture) => ({
    component: 'Gone',
    picture,
    pixels: Number.POSITIVE_INFINITY,
    before: join(references, `${picture}.png`),
  }))
  const changes = stories.flatMap(changesOf)
  const page = await reviewPage({
    base: `${base}, ${describeCommits('-1', commit).join('')}`,
    current: describeCurrent(commit),
    count: lists.compared,
    changes: [...changes, ...removed],
  })
  await mkdir(REPORT, { recursive: true })
  await writeFile(join(REPORT, 'visual-review.html'), page)
  const sourceOf = (picture: string) => {
    const changed = changes.find((change) => change.picture === picture)
    return relative(REPORT, changed?.after ?? join(references, `${picture}.png`)).replaceAll('\\', '/')
  }
  const pictures: Picture[] = stories.flatMap((story) =>
    (story.meta().pictures ?? []).map((picture) => ({
      component: componentOf(story),
      picture,
      source: sourceOf(picture),
    })),
  )
  await writeFile(join(REPORT, 'all-states.html'), contactSheet(pictures))
  console.log(
    `What differs: ${join(REPORT, 'visual-review.html')}. All states: ${join(REPORT, 'all-states.html')}`,
  )
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
  // Where this branch left the base: what others have changed there since then is not a difference of this branch.
  const commit = git('merge-base', commitOf(base), 'HEAD')
  await ensureChromium()
  const { folder: references, isMore } = await referencesOf(commit)
  const before = await picturesIn(references)
  await rm(REPORT, { recursive: true, force: true })
  const { stories, isPassed } = await runStories(references)
  if (stories.length === 0 && (isMore || before.length === 0))
    throw new Error(`No story file has "${only}" in its path.`)
  const lists = comparePictureLists(pictured(stories), before, !isMore)
  print(lists)
  if (accept && isPassed) for (const picture of lists.removed) await rm(join(references, `${picture}.png`))
  const isChanged = !isPassed || lists.resized.length > 0
  if (!accept) {
    await writeReport(commit, stories, lists, references)
    const part = only && ` --only ${only}`
    if (isChanged) console.log(`To accept what differs: npm run visual -- --base ${base}${part} --accept`)
  }
  process.exitCode = Number(accept ? !isPassed : isChanged)
}

await main().catch(failWith)
