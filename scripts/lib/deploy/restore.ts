import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { removeLeftovers } from '../leftovers.ts'
import {
  compareChecksums,
  describeSummary,
  inArchive,
  readSummary,
  tar,
  totalOf,
  type Summary,
} from './archive.ts'
import { backUp, listPictures } from './backup.ts'
import type { ContentPlaces } from './contentPlaces.ts'

type Restoration = {
  archive: string
  places: ContentPlaces
  /** Folder of the backup that is made of the content which is replaced; null refuses to replace any. */
  replacedTo: string | null
}

/** @throws Error when the archive cannot be restored here. */
const check = async ({ places, replacedTo }: Restoration, summary: Summary) => {
  const { database } = places
  if (summary.client !== database.client) {
    throw new Error(
      `The backup is of ${summary.client}, and the database here is ${database.client}. Restore it to ${summary.client}, then move it: see deploy/README.md.`,
    )
  }
  const user = await database.user()
  if (user) throw new Error(`The database is in use (${user}). Stop Strapi first.`)
  const rows = totalOf(await database.countRows())
  if (rows === 0 && (await listPictures(places.uploads)).length > 0) {
    throw new Error(`${places.uploads} has pictures, but the database is empty. Move them away first.`)
  }
  if (rows > 0 && replacedTo === null) {
    throw new Error(
      `There is content here already (${rows} rows). To replace it, after a backup of it, add --replace.`,
    )
  }
  return { hasContent: rows > 0 }
}

/** Moves the unpacked files to their places. @param folder where they were unpacked. */
const putInPlace = async (folder: string, { database, uploads, secrets }: ContentPlaces) => {
  await database.load(join(folder, inArchive.database))
  await rm(uploads, { recursive: true, force: true })
  await mkdir(join(folder, inArchive.uploads), { recursive: true })
  await rename(join(folder, inArchive.uploads), uploads)
  if (!existsSync(join(folder, inArchive.secrets))) return
  await mkdir(dirname(secrets), { recursive: true, mode: 0o700 })
  if (existsSync(secrets)) await rename(secrets, `${secrets}.replaced`)
  await copyFile(join(folder, inArchive.secrets), secrets)
  await chmod(secrets, 0o600)
}

/**
 * Replaces the database, the pictures and the secrets by those of an archive. What is here is backed up first.
 * @returns one line for each thing that was done.
 * @throws Error when Strapi runs, when the archive is damaged or not for this database, or when something is missing afterwards.
 */
export const restore = async (restoration: Restoration): Promise<string[]> => {
  const { archive, places, replacedTo } = restoration
  const publicFolder = dirname(places.uploads)
  await mkdir(publicFolder, { recursive: true })
  // Beside the pictures, so that they only have to be moved.
  removeLeftovers(`${publicFolder}.restore-`)
  const draft = await mkdtemp(`${publicFolder}.restore-`)
  try {
    await tar(['--extract', `--file=${archive}`, `--directory=${draft}`, '--no-same-owner'])
    const isCompared = await compareChecksums(draft)
    const summary = await readSummary(draft)
    const { hasContent } = await check(restoration, summary)
    const lines = isCompared ? [] : ['This backup has no checksums: an older version made it.']
    if (hasContent && replacedTo !== null) {
      const { file } = await backUp(places, replacedTo)
      lines.push(`What was here is in ${file}.`)
    }
    await putInPlace(draft, places)
    const found = {
      rows: await places.database.countRows(),
      pictures: (await listPictures(places.uploads)).length,
    }
    if (!isDeepStrictEqual(found, { rows: { ...summary.rows }, pictures: summary.pictures })) {
      throw new Error(
        `Restored, but not whole: ${describeSummary(found)} instead of ${describeSummary(summary)}.`,
      )
    }
    return [...lines, `Restored the backup of ${summary.madeAt}: ${describeSummary(found)}.`]
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
