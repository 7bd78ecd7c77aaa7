// `npm run backup`: the content of the site in one dated archive, while Strapi runs, see deploy/README.md.
import { readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backUp } from './lib/deploy/backup.ts'
import { contentPlaces } from './lib/deploy/contentPlaces.ts'
import { outdatedBackups } from './lib/deploy/rotation.ts'
import { failWith, run } from './lib/processes.ts'

const KEPT_MONTHS = 12

const makeBackup = async () => {
  const places = contentPlaces()
  const folder = resolve(process.env.BACKUP_DIR ?? 'backups')
  const days = Number(process.env.BACKUP_DAYS ?? 14)
  if (!(days > 0)) throw new Error('BACKUP_DAYS must be a number of days.')
  const { file, description } = await backUp(places, folder)
  console.log(`${file}: ${description}.`)
  for (const name of outdatedBackups(readdirSync(folder), Date.now(), { days, months: KEPT_MONTHS })) {
    rmSync(join(folder, name))
    console.log(`Removed ${name}.`)
  }
  const { BACKUP_THEN } = process.env
  if (BACKUP_THEN && (await run('sh', ['-c', BACKUP_THEN], { env: { BACKUP_FILE: file } })) !== 0) {
    throw new Error(`The backup is made, but this failed: ${BACKUP_THEN}`)
  }
}

// The archives hold secrets.
process.umask(0o077)
await makeBackup().catch(failWith)
