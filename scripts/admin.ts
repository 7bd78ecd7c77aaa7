// `npm run admin`: the companion with its administration, where the owner edits the content.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { companionFolder, installCompanion, startCompanion } from './lib/companion.ts'
import { fail, failWith, isPortFree, run, stop, withProgress } from './lib/processes.ts'

const port = Number(process.env.CMS_PORT ?? 1337)

const panelMark = `${companionFolder}/build/.made-from`

/** What the administration's pages are made of. */
const panelHash = () => {
  const files = [
    `${companionFolder}/package-lock.json`,
    ...globSync(`${companionFolder}/src/admin/**/*.*`).toSorted(),
  ]
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex')
}

const buildPanel = async () => {
  const made = panelHash()
  if (existsSync(panelMark) && readFileSync(panelMark, 'utf8') === made) return
  console.log('Building the administration: about a minute, once.')
  const build = run('npm', ['run', 'build', '--silent'], { cwd: companionFolder })
  const code = await withProgress('building', 10_000, build)
  if (code !== 0) fail('The administration could not be built; see the lines above.')
  writeFileSync(panelMark, made)
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
