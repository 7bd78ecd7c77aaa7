import { existsSync, globSync } from 'node:fs'
import { chmod, copyFile, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { companionFolder } from '../companion.ts'
import { removeLeftovers } from '../leftovers.ts'
import { describeSummary, inArchive, readChecksums, tar, type Summary } from './archive.ts'
import type { ContentPlaces } from './contentPlaces.ts'
import { backupName } from './rotation.ts'

const strapiVersion = async (): Promise<string> => {
  const file = join(companionFolder, 'node_modules/@strapi/strapi/package.json')
  const { version }: { version: string } = JSON.parse(await readFile(file, 'utf8'))
  return version
}

/** The files in the folder of the pictures; git keeps the folder itself with an empty `.gitkeep`. */
export const listPictures = async (uploads: string): Promise<string[]> => {
  if (!existsSync(uploads)) return []
  const files = globSync('**/*', { cwd: uploads, withFileTypes: true })
  return files
    .filter((file) => file.isFile() && file.name !== '.gitkeep')
    .map(({ parentPath, name }) => join(parentPath, name))
}

/**
 * Writes an archive of the content to a folder, readable by its owner only, while Strapi runs.
 * @returns the path of the archive, and what it holds.
 * @throws Error when there is no content, or when it cannot be read whole; no archive is left then.
 */
export const backUp = async (places: ContentPlaces, folder: string, now = Date.now()) => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  removeLeftovers(join(folder, '.draft-'))
  const draft = await mkdtemp(join(folder, '.draft-'))
  try {
    const rows = await places.database.dump(join(draft, inArchive.database))
    if (Object.keys(rows).length === 0) {
      throw new Error(
        'The database is empty. Is it the one of the site? See the settings in strapi/README.md.',
      )
    }
    // The pictures after the database: every picture that the database names is there.
    const pictures = await listPictures(places.uploads)
    const summary: Summary = {
      madeAt: new Date(now).toISOString(),
      strapi: await strapiVersion(),
      client: places.database.client,
      rows,
      pictures: pictures.length,
    }
    await writeFile(join(draft, inArchive.summary), `${JSON.stringify(summary, null, 2)}\n`)
    if (existsSync(places.secrets)) await copyFile(places.secrets, join(draft, inArchive.secrets))
    const parent = dirname(places.uploads)
    const pictureNames = pictures.map((file) => relative(parent, file))
    const pictureSums = await readChecksums(parent, pictureNames)
    const sums = [...(await readChecksums(draft, await readdir(draft))), ...pictureSums]
    await writeFile(join(draft, inArchive.checksums), `${sums.join('\n')}\n`)
    const own = await readdir(draft)
    const archive = join(draft, 'archive')
    const list = join(draft, 'pictures')
    await writeFile(list, pictureNames.map((name) => `${name}\0`).join(''))
    await tar(
      ['--create', '--gzip', `--file=${archive}`, `--directory=${draft}`, ...own].concat(
        `--directory=${parent}`,
        '--null',
        `--files-from=${list}`,
      ),
    )
    // Reads it to its end: an archive that cannot be read is no backup.
    const entries = (await tar(['--list', `--file=${archive}`])).trim().split('\n')
    if (entries.length !== own.length + pictures.length) throw new Error('The archive is not whole.')
    if (!isDeepStrictEqual(await readChecksums(parent, pictureNames), pictureSums)) {
      throw new Error('A picture was replaced meanwhile: make the backup again.')
    }
    const file = join(folder, backupName(now))
    await chmod(archive, 0o600)
    await rename(archive, file)
    return { file, summary, description: describeSummary(summary) }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
