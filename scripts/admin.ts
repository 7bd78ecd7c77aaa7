// `npm run admin`: the companion with its administration, where the owner edits the content.
import { existsSync } from 'node:fs'
import { companionFolder, installCompanion, startCompanion } from './lib/companion.ts'
import { isPortFree, run, stop } from './lib/processes.ts'

const port = Number(process.env.CMS_PORT ?? 1337)

const fail = (message: string): never => {
  console.error(`\n${message}`)
  process.exit(1)
}

const buildPanel = async () => {
  if (existsSync(`${companionFolder}/build/index.html`)) return
  console.log('Building the administration: about a minute, once.')
  const started = Date.now()
  const progress = setInterval(
    () => console.log(`  still building, ${Math.round((Date.now() - started) / 1000)} s`),
    10_000,
  )
  const code = await run('npm', ['run', 'build', '--silent'], { cwd: companionFolder })
  clearInterval(progress)
  if (code !== 0) fail('The administration could not be built; see the lines above.')
}

if (!(await isPortFree(port))) {
  fail(
    `Port ${port} is taken; if the site is running, stop it first, or choose another: CMS_PORT=${port + 1} npm run admin`,
  )
}

const failWith = (error: unknown) => fail(error instanceof Error ? error.message : String(error))

await installCompanion().catch(failWith)
await buildPanel()
const companion = await startCompanion({ port, env: { ADMIN_SETUP: 'generate' } }).catch(failWith)
const shutDown = () => void stop(companion).then(() => process.exit(0))
process.once('SIGINT', shutDown)
process.once('SIGTERM', shutDown)
console.log(`\nAdministration  http://127.0.0.1:${port}/admin\nCtrl-C stops it.`)
