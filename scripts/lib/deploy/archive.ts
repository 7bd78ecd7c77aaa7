// What a backup of the content holds: one archive with the database, the pictures and the secrets.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'

/** The names in the archive, beside the folder `uploads`. */
export const inArchive = {
  summary: 'backup.json',
  database: 'database',
  secrets: 'env',
  uploads: 'uploads',
  checksums: 'SHA256SUMS',
} as const

/** A line for each file, as `sha256sum` writes it. @param names relative to the folder. */
export const readChecksums = async (folder: string, names: readonly string[]): Promise<string[]> => {
  const lines = []
  for (const name of names) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(join(folder, name)), hash)
    lines.push(`${hash.digest('hex')}  ${name}`)
  }
  return lines
}

/**
 * @param folder where an archive was unpacked.
 * @returns false when it has no checksums: an older version made it.
 * @throws Error when a file is not as it was backed up, or missing.
 */
export const compareChecksums = async (folder: string): Promise<boolean> => {
  if (!existsSync(join(folder, inArchive.checksums))) return false
  const names = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((file) => file.isFile() && file.name !== inArchive.checksums)
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
  const kept = new Set(
    (await readFile(join(folder, inArchive.checksums), 'utf8')).split('\n').filter(Boolean),
  )
  const found = new Set(await readChecksums(folder, names))
  const isDifferent = (line: string) => !kept.has(line) || !found.has(line)
  const different = [...kept, ...found].find(isDifferent)
  if (different)
    throw new Error(`The backup is damaged: ${different.replace(/^\S+ {2}/, '')} is not as it was.`)
  return true
}

const summarySchema = v.object({
  /** ISO 8601. */
  madeAt: v.string(),
  strapi: v.string(),
  client: v.picklist(['sqlite', 'postgres']),
  rows: v.record(v.string(), v.number()),
  pictures: v.number(),
})

/** To see what an archive is, and that nothing is missing after it was restored. */
export type Summary = v.InferOutput<typeof summarySchema>

/** @param folder where an archive was unpacked. @throws Error when it is no backup. */
export const readSummary = async (folder: string): Promise<Summary> =>
  v.parse(summarySchema, JSON.parse(await readFile(join(folder, inArchive.summary), 'utf8')))

export const totalOf = (rows: Summary['rows']) =>
  Object.values(rows).reduce((total, count) => total + count, 0)

/** "12 tables, 345 rows, 100 pictures" */
export const describeSummary = ({ rows, pictures }: Pick<Summary, 'rows' | 'pictures'>) =>
  `${Object.keys(rows).length} tables, ${totalOf(rows)} rows, ${pictures} files of pictures`

/** Runs tar. @returns what it prints. @throws Error when it fails; it has said why. */
export const tar = async (args: readonly string[]): Promise<string> => {
  const child = spawn('tar', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (code !== 0) throw new Error(`tar failed (${code}), see the lines above.`)
  return printed
}
