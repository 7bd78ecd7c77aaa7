// Backups of a server's database while somebody saves in its administration.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { installDebianPackages } from '../../../scripts/shared/debianPackages.ts'
import type { logIn } from './session'

type Work = {
  origin: string
  session: Awaited<ReturnType<typeof logIn>>
  /** Copies the database as `deploy/bin/backup` does. @returns how many products the copy holds. */
  backUp: () => Promise<number>
  /** How many backups are made. */
  count: number
}

/**
 * Saves products one after the other while backups are made, one after the other.
 * @returns the ids of the saved products, and of each backup how many were saved before it and how many it holds.
 * @throws Error when a save or a backup fails.
 */
export const backUpDuringSaves = async ({ origin, session, backUp, count }: Work) => {
  const earlier = await backUp()
  const saved: string[] = []
  const backups: { before: number; held: number }[] = []
  const over = new AbortController()
  const save = async () => {
    while (!over.signal.aborted) {
      const { documentId } = await session.save(origin, { title: 'Enregistré pendant une sauvegarde' })
      saved.push(documentId)
    }
  }
  const saving = Promise.allSettled([save()])
  try {
    while (backups.length < count) {
      const before = saved.length
      backups.push({ before, held: (await backUp()) - earlier })
    }
  } finally {
    over.abort()
    await saving
  }
  const [outcome] = await saving
  if (outcome.status === 'rejected') throw outcome.reason
  return { saved, backups }
}

const script = resolve(import.meta.dirname, '../../../deploy/bin/backup')

/**
 * The server's own backups, of a PostgreSQL: `deploy/bin/backup`, with restic.
 * @param folder of the server, see `startTestServer`.
 * @returns a function that makes one, and returns the database that it holds, as SQL.
 */
export const prepareBackups = async (folder: string, database: NodeJS.ProcessEnv) => {
  if (!existsSync('/usr/bin/restic')) await installDebianPackages('restic')
  const env = {
    ...process.env,
    ...database,
    PUBLIC_DIR: join(folder, 'public'),
    ENV_PATH: join(folder, '.env'),
    RESTIC_REPOSITORY: join(folder, 'backups'),
    RESTIC_PASSWORD: 'password of the test',
    RESTIC_CACHE_DIR: join(folder, 'cache'),
  }
  // Strapi writes one only when it has to make secrets.
  await writeFile(env.ENV_PATH, '')
  const call = async (program: string, ...args: string[]) =>
    (await promisify(execFile)(program, args, { env, maxBuffer: Infinity })).stdout
  return async () => {
    const [, snapshot = ''] = /^snapshot (\w+) saved$/m.exec(await call(script)) ?? []
    return call('restic', '--quiet', 'dump', snapshot, join(folder, 'backup/database.sql'))
  }
}

/** @returns the rows of a table in the SQL of `pg_dump`, as texts. */
export const rowsOf = (sql: string, table: string): Record<string, string>[] => {
  const copy = new RegExp(`^COPY public\\.${table} \\((.*?)\\) FROM stdin;\\n(.*?)^\\\\\\.$`, 'ms')
  const [, columns = '', rows = ''] = copy.exec(sql) ?? []
  const names = columns.split(', ')
  return rows
    .split('\n')
    .slice(0, -1)
    .map((row) => Object.fromEntries(row.split('\t').map((value, index) => [names[index], value])))
}
