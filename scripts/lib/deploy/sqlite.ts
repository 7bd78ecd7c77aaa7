import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { DatabaseSync } from 'node:sqlite'
import type { Database, Rows } from './database.ts'

const require = createRequire(import.meta.url)
const sqliteFile: {
  lockDatabase: (file: string) => string | null
} = require('../../../strapi/lib/sqlite-file.js')

/** How long to wait for a server that is starting or stopping, which has the file for itself. */
const BUSY_TIMEOUT_MS = 5_000

const open = <T>(file: string, act: (database: DatabaseSync) => T): T => {
  const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
  try {
    return act(database)
  } finally {
    database.close()
  }
}

/** The first column of the result, as text. */
const column = (database: DatabaseSync, query: string): string[] =>
  database
    .prepare(query)
    .all()
    .map((row) => String(Object.values(row)[0]))

const countRows = (file: string): Rows => {
  if (!existsSync(file)) return {}
  return open(file, (database) => {
    const tables = column(
      database,
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
    return Object.fromEntries(
      tables.map((table) => [table, Number(column(database, `SELECT count(*) FROM "${table}"`)[0])]),
    )
  })
}

const verify = (file: string) => {
  const [result] = open(file, (database) => column(database, 'PRAGMA integrity_check'))
  if (result !== 'ok') throw new Error(`The copy of the database is damaged: ${result}.`)
}

/** The database in this file. */
export const sqliteDatabase = (file: string): Database => ({
  client: 'sqlite',
  countRows: async () => countRows(file),
  dump: async (target) => {
    open(file, (database) => database.prepare('VACUUM INTO ?').run(target))
    chmodSync(target, 0o600)
    verify(target)
    return countRows(target)
  },
  user: async () => {
    const holder = sqliteFile.lockDatabase(file)
    return holder && `process ${holder}`
  },
  load: async (source) => {
    verify(source)
    const draft = `${file}.draft`
    copyFileSync(source, draft)
    chmodSync(draft, 0o600)
    // What SQLite kept beside the old file would be applied to the new one. Not before: if the disk is full, the old
    // file stays, and needs it.
    for (const suffix of ['-journal', '-wal', '-shm']) rmSync(file + suffix, { force: true })
    renameSync(draft, file)
  },
})
