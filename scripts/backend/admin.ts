// `npm run admin`: starts the companion backend with Strapi's admin panel, where the owner edits the content.
import { installCompanion, runWithCompanion } from './companion.ts'
import { buildPanel } from './panel.ts'
import { readCommandLine } from '../shared/commandLine.ts'
import { fail, failWith, isPortFree, readPort, stopWithParent } from '../shared/processes.ts'

readCommandLine({})
stopWithParent()

const port = readPort('CMS_PORT', 1337)
const sitePort = readPort('SITE_PORT', 4173)

if (!(await isPortFree(port))) {
  fail(
    `Port ${port} is in use. If \`npm start\` uses it, stop it first: both have the same content. For any other program, choose another port: CMS_PORT=${port + 1} npm run admin`,
  )
}

await installCompanion().catch(failWith)
await buildPanel().catch(failWith)
await runWithCompanion({
  port,
  env: { ADMIN_SETUP: 'generate', SITE_URL: process.env.SITE_URL ?? `http://127.0.0.1:${sitePort}` },
})
console.log(`\nAdmin panel  http://127.0.0.1:${port}/admin\nCtrl-C stops it.`)
