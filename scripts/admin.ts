// `npm run admin`: starts the companion backend with Strapi's admin panel, where the owner edits the content.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { companionFolder, installCompanion, startCompanion } from './lib/companion.ts'
import { fail, failWith, isPortFree, runScript, stop, stopWithParent, withProgress } from './lib/processes.ts'

stopWithParent()

const port = Number(process.env.CMS_PORT ?? 1337)
/** Where `npm run preview` serves the site, which shows the previews of drafts. */
const sitePort = Number(process.env.SITE_PORT ?? 4173)

const hashFile = `${companionFolder}/build/.made-from`

/** Hash of everything the admin panel is built from. */
const panelHash = () => {
  const files = [
    `${companionFolder}/package-lock.json`,
    ...globSync(`${companionFolder}/src/admin/**/*.*`).toSorted(),
  ]
  const sha = createHash('sha256')
  for (const file of files) sha.update(readFileSync(file))
  return sha.digest('hex')
}

const buildPanel = async () => {
  const hash = panelHash()
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return
  console.log('Building the admin panel: about a minute, once.')
  const build = runScript(['cli.js', 'build'], { cwd: companionFolder })
  const code = await withProgress('building', 10_000, build)
  if (code !== 0) fail('The admin panel could not be built; see the lines above.')
  writeFileSync(hashFile, hash)
}

if (!(await isPortFree(port))) {
  fail(
    `Port ${port} is in use. If \`npm start\` uses it, stop it first: both have the same content. For any other program, choose another port: CMS_PORT=${port + 1} npm run admin`,
  )
}

await installCompanion().catch(failWith)
await buildPanel()
const companion = await startCompanion({
  port,
  env: { ADMIN_SETUP: 'generate', SITE_URL: process.env.SITE_URL ?? `http://127.0.0.1:${sitePort}` },
}).catch(failWith)
const shutDown = () => void stop(companion).then(() => process.exit(0))
process.once('SIGINT', shutDown)
process.once('SIGTERM', shutDown)
console.log(`\nAdmin panel  http://127.0.0.1:${port}/admin\nCtrl-C stops it.`)
