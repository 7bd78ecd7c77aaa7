// `npm run restore -- ARCHIVE`: puts back the content of a backup, while Strapi is stopped, see deploy/README.md.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { contentPlaces } from './lib/deploy/contentPlaces.ts'
import { restore } from './lib/deploy/restore.ts'
import { failWith } from './lib/processes.ts'

const { values, positionals } = parseArgs({
  options: { replace: { type: 'boolean', default: false } },
  allowPositionals: true,
})

const restoreContent = async () => {
  const [archive] = positionals
  if (!archive) throw new Error('Which backup? npm run restore -- ARCHIVE [--replace]')
  const lines = await restore({
    archive: resolve(archive),
    places: contentPlaces(),
    replacedTo: values.replace ? resolve(process.env.BACKUP_DIR ?? 'backups') : null,
  })
  for (const line of lines) console.log(line)
}

process.umask(0o077)
await restoreContent().catch(failWith)
