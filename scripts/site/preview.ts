// `npm run preview`: serves dist/ as a static host would.
import { existsSync } from 'node:fs'
import { stopWithParent } from '../shared/processes.ts'
import { serveFolder } from './staticServer.ts'

stopWithParent()

const port = Number(process.env.SITE_PORT ?? 4173)

if (!existsSync('dist/index.html')) {
  console.error('There is no dist/ to serve: run `npm run build` first.')
  process.exit(1)
}
await serveFolder('dist', port)
console.log(`Site: http://127.0.0.1:${port}/`)
