import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import Sqlite from 'better-sqlite3'
import { knex } from 'knex'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lockDatabase } from '../../lib/sqlite-file'
import { stopWithoutTransactions } from '../../src/bootstrap/transactions'

type Pool = { afterCreate: (client: Client, done: (error?: Error, created?: object) => void) => void }
type Settings = (context: { env: (name: string, fallback: string) => string }) => {
  connection: { pool: Pool }
}

const require = createRequire(import.meta.url)
const readSettings: Settings = require('../../config/database.js')

const modeOf = (path: string) => statSync(path).mode & 0o777

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'companion-database-'))
  file = join(folder, 'new/data.db')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the SQLite file', () => {
  const configure = () =>
    readSettings({ env: (name, fallback) => (name === 'DATABASE_FILENAME' ? file : fallback) })

  it('is created for its owner only, and its folder too', () => {
    configure()
    expect([modeOf(join(folder, 'new')), modeOf(file)]).toEqual([0o700, 0o600])
  })

  it('becomes private when it was not, with what SQLite keeps beside it', () => {
    configure()
    const names = ['data.db', 'data.db-journal', 'data.db-shm', 'data.db-wal']
    for (const name of names) {
      const path = join(folder, 'new', name)
      writeFileSync(path, 'content')
      chmodSync(path, 0o644)
    }
    configure()
    expect(readdirSync(join(folder, 'new'))).toEqual(names)
    for (const name of names) expect(modeOf(join(folder, 'new', name))).toBe(0o600)
    expect(statSync(file).size).toBe('content'.length)
  })
})

it('PostgreSQL is told how long a statement may take', async () => {
  const { connection } = readSettings({
    env: Object.assign(
      (name: string, fallback: string) => (name === 'DATABASE_CLIENT' ? 'postgres' : fallback),
      { int: (_name: string, fallback: number) => fallback, bool: () => false },
    ),
  })
  const client = new Client({})
  const query = vi.spyOn(client, 'query').mockResolvedValue({ rows: [] })
  const done = vi.fn<(error?: Error, created?: object) => void>()
  connection.pool.afterCreate(client, done)
  await expect.poll(() => done.mock.calls).toEqual([[undefined, client]])
  expect(query.mock.calls).toEqual([['SET statement_timeout = 15000']])
})

it('a server stops when a COMMIT or a BEGIN fails, which Knex keeps to itself', async () => {
  file = join(folder, 'data.db')
  const options = { client: 'better-sqlite3', connection: { filename: file }, useNullAsDefault: true }
  const connection = knex(options)
  const stop = vi.fn<(message: string) => void>()
  stopWithoutTransactions(connection, stop)
  await connection.raw('CREATE TABLE products (title TEXT)')
  // Not when another statement fails, whatever it holds.
  await connection.raw('SELECT * FROM services WHERE title = ?', ['within a transaction']).catch(() => {})
  expect(stop).not.toHaveBeenCalled()
  // Somebody reads the file, which has no write-ahead log.
  const reader = new Sqlite(file)
  reader.exec('BEGIN; SELECT * FROM products')

  const transaction = await connection.transaction()
  await transaction.raw("INSERT INTO products VALUES ('Lauze')")
  await transaction.commit()
  expect(stop.mock.calls).toEqual([[expect.stringContaining('COMMIT; - database is locked')]])
  await connection.transaction()
  expect(stop).toHaveBeenLastCalledWith(expect.stringContaining('BEGIN; - cannot start a transaction'))
  reader.close()
  await connection.destroy()
})

it('a second server on the same file is told which process has it, until that one is killed', async () => {
  file = join(folder, 'data.db')
  const program = `
    const { lockDatabase } = require('${resolve('strapi/lib/sqlite-file.js')}')
    console.log(lockDatabase('${file}'))
    setInterval(() => {}, 1_000)
  `
  const first = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(first, 'exit')
  try {
    expect(await once(createInterface(first.stdout), 'line')).toEqual(['null'])
    expect(lockDatabase(file)).toBe(String(first.pid))
  } finally {
    first.kill('SIGKILL')
    await ended
  }
  expect(lockDatabase(file)).toBeNull()
  expect(existsSync(file)).toBe(false)
})
