// `npm run preview`: serves dist/ as a static host would.
import { existsSync } from 'node:fs'
import { readCommandLine } from '../shared/commandLine.ts'
import { fail, isPortFree, readPort, stopWithParent } from '../shared/processes.ts'
import { serveFolder } from './staticServer.ts'

readCommandLine({})
stopWithParent()

const port = readPort('SITE_PORT', 4173)

if (!existsSync('dist/index.html')) {
  fail('There is no dist/ to serve: run `npm run build` first.')
}
if (!(await isPortFree(port))) {
  fail(`Port ${port} is in use. Choose another one: SITE_PORT=${port + 1} npm run preview`)
}
await serveFolder('dist', port)
console.log(`Site: http://127.0.0.1:${port}/`)
