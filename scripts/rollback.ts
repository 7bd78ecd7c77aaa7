// `npm run rollback`: puts an earlier release of the site online again, see deploy/README.md.
import { parseArgs } from 'node:util'
import { currentRelease, listReleases, rollBack } from './lib/deploy/releases.ts'
import { releaseSettings } from './lib/deploy/webServer.ts'
import { failWith } from './lib/processes.ts'

const { values, positionals } = parseArgs({
  options: { list: { type: 'boolean', default: false } },
  allowPositionals: true,
})

const goBack = async () => {
  const settings = releaseSettings()
  if (!values.list) {
    console.log(`Release ${await rollBack(settings, positionals[0])} is online.`)
    return
  }
  const current = await currentRelease(settings.folder)
  for (const name of await listReleases(settings.folder)) {
    console.log(name === current ? `${name} online` : name)
  }
}

await goBack().catch(failWith)
