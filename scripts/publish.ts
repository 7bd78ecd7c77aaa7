// `npm run publish`: puts the built site online on this server, as a release of its own, see deploy/README.md.
import { resolve } from 'node:path'
import { publish } from './lib/deploy/releases.ts'
import { releaseSettings } from './lib/deploy/webServer.ts'
import { failWith } from './lib/processes.ts'

const putOnline = async () => {
  const name = await publish({ ...releaseSettings(), build: resolve(process.env.OUT_DIR ?? 'dist') })
  console.log(`Release ${name} is online.`)
}

await putOnline().catch(failWith)
