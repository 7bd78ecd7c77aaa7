// `npm run admin`: the companion with its administration, where the owner edits the content.
import { existsSync } from 'node:fs'
import { companionFolder, installCompanion, startCompanion } from './lib/companion.ts'
import { fail, failWith, isPortFree, run, stop, withProgress } from './lib/processes.ts'

const port = Number(process.env.CMS_PORT ?? 1337)

const buildPanel = async () => {
  if (existsSync(`${companionFolder}/build/index.html`)) return
  console.log('Building the administration: about a minute, once.')
  const build = run('npm', ['run', 'build', '--silent'], { cwd: companionFolder })
  const code = await withProgress('building', 10_000, build)
  if (code !== 0) fail('The administration could not be built; see the lines above.')
}

if (!(await isPortFree(port))) {
  fail(
    `Port ${port} is taken; if the site is running, stop it first, or choose another: CMS_PORT=${port + 1} npm run admin`,
  )
}

await installCompanion().catch(failWith)
await buildPanel()
const companion = await startCompanion({ port, env: { ADMIN_SETUP: 'generate' } }).catch(failWith)
const shutDown = () => void stop(companion).then(() => process.exit(0))
process.once('SIGINT', shutDown)
process.once('SIGTERM', shutDown)
console.log(`\nAdministration  http://127.0.0.1:${port}/admin\nCtrl-C stops it.`)
