// `npm run deploy-hook`: rebuilds the site when the backend tells that its content has changed.
import { resolve } from 'node:path'
import { readHistory, readSecret, writeHistory } from './deployHook/files.ts'
import { createSchedule, DEFAULT_WAITS } from './deployHook/schedule.ts'
import { serveHook } from './deployHook/server.ts'
import { readCommandLine } from '../shared/commandLine.ts'
import {
  fail,
  failWith,
  isPortFree,
  readNumber,
  readPort,
  run,
  runScript,
  stopWithParent,
} from '../shared/processes.ts'

readCommandLine({})

const port = readPort('DEPLOY_HOOK_PORT', 4999)
const folder = resolve(process.env.DEPLOY_HOOK_DIR || '.deploy-hook')
/** ms. */
const quiet = readNumber('DEPLOY_HOOK_QUIET', {
  usual: DEFAULT_WAITS.quiet,
  most: DEFAULT_WAITS.longest,
  what: 'a number of milliseconds',
})
/** Shell command that puts the build online. */
const thenCommand = process.env.DEPLOY_HOOK_THEN
// Ten thousand products take minutes: a longer build waits for something that will not come.
const BUILD_TIMEOUT_MS = 60 * 60_000

const log = (message: string) => console.log(`${new Date().toISOString()} ${message}`)

const build = async (): Promise<boolean> => {
  log('Building.')
  if ((await runScript(['scripts/site/build.ts'], { timeout: BUILD_TIMEOUT_MS })) !== 0) {
    log('The build failed; the previous one is kept.')
    return false
  }
  if (thenCommand && (await run('sh', ['-c', thenCommand], { timeout: BUILD_TIMEOUT_MS })) !== 0) {
    log(`Built, but this failed: ${thenCommand}`)
    return false
  }
  log('Built.')
  return true
}

const start = async () => {
  if (!(await isPortFree(port))) {
    fail(
      `Port ${port} is in use, perhaps by another deploy hook. Stop that program, or choose another port: DEPLOY_HOOK_PORT=${port + 1} npm run deploy-hook`,
    )
  }
  const { secret, place } = readSecret(folder)
  const schedule = createSchedule({
    build,
    history: readHistory(folder),
    onHistory: (history) => writeHistory(folder, history),
    waits: { ...DEFAULT_WAITS, quiet },
  })
  await serveHook({ port, secret, schedule })
  const shown = process.env.DEPLOY_HOOK_SECRET ? '$DEPLOY_HOOK_SECRET' : `$(cat ${place})`
  console.log(`Start the backend with DEPLOY_HOOK_URL="http://127.0.0.1:${port}/${shown}"`)
  // Nobody told of a change while the hook was stopped.
  schedule.start()
}

stopWithParent()
await start().catch(failWith)
