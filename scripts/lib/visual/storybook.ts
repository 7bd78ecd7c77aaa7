import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { run } from '../processes.ts'

/** Where the Storybook and the screenshots of a commit are cached; they never change. */
export const CACHE = resolve('node_modules/.cache/visual')

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** The commit a revision name refers to. @throws Error when there is none. */
export const commitOf = (revision: string): string => {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`)
  } catch {
    throw new Error(`No revision "${revision}" here. In a shallow clone: git fetch --unshallow`)
  }
}

const build = async (cwd: string, outDir: string) => {
  const code = await run('storybook', ['build', '--quiet', '--disable-telemetry', '-o', outDir], { cwd })
  if (code !== 0) throw new Error(`The Storybook of ${cwd} could not be built.`)
}

/** Builds the working folder's Storybook. */
export const buildHere = (outDir: string): Promise<void> => build(resolve('.'), outDir)

/** Builds the Storybook of a commit in a temporary worktree, with the packages installed here; once per commit. */
export const buildCommit = async (commit: string): Promise<string> => {
  const outDir = join(CACHE, commit, 'storybook')
  if (existsSync(join(outDir, 'index.json'))) return outDir
  const folder = await mkdtemp(join(tmpdir(), 'visual-'))
  const source = join(folder, 'source')
  const draft = join(CACHE, `${commit}.draft-${process.pid}`)
  git('worktree', 'add', '--detach', source, commit)
  try {
    await symlink(resolve('node_modules'), join(source, 'node_modules'))
    await build(source, join(draft, 'storybook'))
    await rm(join(CACHE, commit), { recursive: true, force: true })
    await rename(draft, join(CACHE, commit))
  } finally {
    git('worktree', 'remove', '--force', source)
    await Promise.all([folder, draft].map((path) => rm(path, { recursive: true, force: true })))
  }
  return outDir
}
