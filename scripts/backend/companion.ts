import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  fail,
  failWith,
  onStop,
  run,
  stop,
  untilServing,
  withParent,
  withProgress,
} from '../shared/processes.ts'

export const companionFolder = fileURLToPath(new URL('../../strapi', import.meta.url))
const installedHashFile = `${companionFolder}/node_modules/.installed`

// For a first start on a busy machine: the seed encodes a hundred pictures.
const READY_TIMEOUT_MS = 600_000

const lockHash = async () =>
  createHash('sha256')
    .update(await readFile(`${companionFolder}/package-lock.json`))
    .digest('hex')

const isInstalled = async () => {
  try {
    return (await readFile(installedHashFile, 'utf8')) === (await lockHash())
  } catch {
    // No file: never installed, or the installation was interrupted.
    return false
  }
}

/** @throws Error when npm fails. */
export const installCompanion = async () => {
  if (await isInstalled()) return
  console.log(
    'Installing the companion backend, about 1,400 packages: this takes two to three minutes, once.',
  )
  const install = run('npm', ['ci', '--loglevel=error'], { cwd: companionFolder })
  const code = await withProgress('installing', 15_000, install)
  if (code !== 0) {
    throw new Error(
      `Installing the companion failed (npm ci in strapi/ exited with ${code}); see the lines above.`,
    )
  }
  await writeFile(installedHashFile, await lockHash())
}

type CompanionOptions = {
  port: number
  /** See strapi/README.md. */
  env?: NodeJS.ProcessEnv
}

/** @throws Error when it stops or does not respond in time. */
export const startCompanion = async ({ port, env }: CompanionOptions): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['start.js'], {
    cwd: companionFolder,
    env: withParent({ ...process.env, HOST: '127.0.0.1', PORT: String(port), ...env }),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await untilServing(child, `http://127.0.0.1:${port}/_health`, READY_TIMEOUT_MS)
  return child
}

/** For a command that runs until the backend stops, or until Ctrl-C. @returns what stops both. */
export const runWithCompanion = async (
  options: CompanionOptions,
): Promise<(code: number) => Promise<never>> => {
  const companion = await startCompanion(options).catch(failWith)
  companion.once('exit', (code) => fail(`The backend stopped (${code ?? 'killed by a signal'}).`))
  const shutDown = async (code: number) => {
    companion.removeAllListeners('exit')
    await stop(companion)
    return process.exit(code)
  }
  onStop(() => shutDown(0))
  return shutDown
}
