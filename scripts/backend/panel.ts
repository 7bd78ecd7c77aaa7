import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { companionFolder } from './companion.ts'
import { runScript, withProgress } from '../shared/processes.ts'

const hashFile = `${companionFolder}/build/.made-from`

const panelHash = () => {
  const files = globSync(['package-lock.json', 'favicon.png', 'src/{admin,shared}/**/*.*'], {
    cwd: companionFolder,
  })
  const sha = createHash('sha256')
  for (const file of files.toSorted()) sha.update(readFileSync(join(companionFolder, file)))
  return sha.digest('hex')
}

/** Unless it was built from the same code. @throws Error when the build fails. */
export const buildPanel = async () => {
  const hash = panelHash()
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return
  console.log('Building the admin panel: about a minute, once.')
  const build = runScript(['cli.js', 'build'], { cwd: companionFolder })
  const code = await withProgress('building', 10_000, build)
  if (code !== 0) throw new Error('The admin panel could not be built; see the lines above.')
  writeFileSync(hashFile, hash)
}
