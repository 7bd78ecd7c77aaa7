// `npm start`: starts the companion backend, builds the site from it and serves it, on this machine.
import { readCommandLine } from '../shared/commandLine.ts'
import { fail, failWith, isPortFree, readPort, runScript, stopWithParent } from '../shared/processes.ts'
import { companionFolder, installCompanion, runWithCompanion } from './companion.ts'
import { serveFolder } from '../site/staticServer.ts'

readCommandLine({})
stopWithParent()

const cmsPort = readPort('CMS_PORT', 1337)
const sitePort = readPort('SITE_PORT', 4173)
const cmsUrl = `http://127.0.0.1:${cmsPort}`
const siteUrl = `http://127.0.0.1:${sitePort}`

const requirePort = async (port: number, user: string, variable: string) => {
  if (await isPortFree(port)) return
  fail(
    `Port ${port}, for ${user}, is in use. Stop the program that uses it, or choose another port: ${variable}=${port + 1} npm start`,
  )
}

await requirePort(cmsPort, 'the backend', 'CMS_PORT')
await requirePort(sitePort, 'the site', 'SITE_PORT')

await installCompanion().catch(failWith)
console.log('Starting the backend; its first start also loads the sample content.')
const shutDown = await runWithCompanion({ port: cmsPort })

console.log('Building the site.')
const code = await runScript(['scripts/site/build.ts'], { env: { VITE_CMS_URL: cmsUrl, SITE_URL: siteUrl } })
if (code !== 0) {
  console.error('The site could not be built; see the lines above.')
  await shutDown(1)
}
await serveFolder('dist', sitePort)
console.log(`
Site     ${siteUrl}/
Content  ${cmsUrl}/api/products   (database and pictures in ${companionFolder})
Ctrl-C stops both.`)
