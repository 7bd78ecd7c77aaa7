// Backups of SQLite and their restoration, by the scripts in bin and the real restic. `npm run rehearse` does the same with
// the units, and with PostgreSQL.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installDebianPackages } from '../scripts/shared/debianPackages.ts'
import { closeServer, freePort } from '../scripts/shared/processes.ts'
import { lockDatabase } from '../strapi/lib/sqlite-file.js'

/** restic derives its key slowly, on purpose: half a second of work for each command. */
const TIMEOUT_MS = 180_000

const hasPrograms = () => ['restic', 'sqlite3'].every((name) => existsSync(`/usr/bin/${name}`))
if (!hasPrograms()) await installDebianPackages('restic', 'sqlite3')

let folder: string
/** Of Strapi. */
let port: number
/** Where Strapi keeps its content. */
let home: string
const at = (path: string) => join(home, path)

/** Runs a program with the settings of the units. @returns what it prints. @throws Error with its message when it fails. */
const call = async (program: string, ...args: string[]) => {
  const env = {
    ...process.env,
    PORT: String(port),
    DATABASE_CLIENT: 'sqlite',
    DATABASE_FILENAME: at('data.db'),
    PUBLIC_DIR: at('public'),
    ENV_PATH: at('.env'),
    RESTIC_REPOSITORY: join(folder, 'backups'),
    RESTIC_PASSWORD: 'password of the test',
    RESTIC_CACHE_DIR: join(folder, 'cache'),
  }
  return (await promisify(execFile)(program, args, { env })).stdout
}
const backUp = () => call(join(import.meta.dirname, 'bin/backup'))
const drill = () => call(join(import.meta.dirname, 'bin/drill'))
const restore = (...options: string[]) => call(join(import.meta.dirname, 'bin/restore'), ...options)

const query = (sql: string) => {
  const database = new DatabaseSync(at('data.db'))
  try {
    return database.prepare(sql).all()
  } finally {
    database.close()
  }
}
const titles = () => query('SELECT title FROM products').map(({ title }) => title)

/** The content of a shop, with a draft and two pictures. */
const fill = (title: string) => {
  mkdirSync(at('public/uploads/sub'), { recursive: true })
  query('CREATE TABLE products (title TEXT, published_at TEXT)')
  query(`INSERT INTO products VALUES ('${title}', '2026-11-22'), ('${title}, brouillon', NULL)`)
  writeFileSync(at('public/uploads/poêle.jpg'), `picture of ${title}`)
  writeFileSync(at('public/uploads/sub/-n.jpg'), 'another one')
  writeFileSync(at('.env'), `JWT_SECRET=${title}\n`)
}
const filesHere = () => globSync('**/*', { cwd: home }).toSorted()
const empty = () => rmSync(home, { recursive: true })

beforeEach(async () => {
  port = await freePort()
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  home = join(folder, 'strapi')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe.runIf(hasPrograms())('a backup', { timeout: TIMEOUT_MS }, () => {
  it('is made while Strapi writes, and restored with its pictures, drafts and secrets', async () => {
    fill('Lauze')
    query('PRAGMA journal_mode = WAL')
    const writer = new DatabaseSync(at('data.db'))
    writer.exec("BEGIN IMMEDIATE; INSERT INTO products VALUES ('half', NULL)")
    await backUp()
    writer.exec('COMMIT')
    writer.close()

    empty()
    await restore('latest')
    expect(titles()).toEqual(['Lauze', 'Lauze, brouillon'])
    expect(readFileSync(at('public/uploads/poêle.jpg'), 'utf8')).toBe('picture of Lauze')
    expect(readFileSync(at('public/uploads/sub/-n.jpg'), 'utf8')).toBe('another one')
    expect(readFileSync(at('.env'), 'utf8')).toBe('JWT_SECRET=Lauze\n')
    for (const file of [at('data.db'), ...globSync(join(folder, 'backups/**/*'))]) {
      expect(statSync(file).mode & 0o077, file).toBe(0)
    }
    expect(readdirSync(home).filter((name) => ['backup', 'restore'].includes(name))).toEqual([])
  })

  it('of an empty database is refused: its settings name another one', async () => {
    mkdirSync(home)
    writeFileSync(at('data.db'), '')
    await expect(backUp()).rejects.toThrow('The database is empty.')
    expect(existsSync(join(folder, 'backups'))).toBe(false)
  })
})

describe.runIf(hasPrograms())('restoring', { timeout: TIMEOUT_MS }, () => {
  it('replaces content when told, after a backup of it, and keeps the `.env` that was there', async () => {
    fill('Lauze')
    await backUp()
    empty()
    fill('Causse')
    writeFileSync(at('public/uploads/causse.jpg'), 'only here')
    await expect(restore('latest')).rejects.toThrow('There is content here already.')
    expect(titles()).toEqual(['Causse', 'Causse, brouillon'])

    await restore('latest', '--replace')
    expect(titles()).toEqual(['Lauze', 'Lauze, brouillon'])
    expect(existsSync(at('public/uploads/causse.jpg'))).toBe(false)
    expect(readFileSync(at('.env.replaced'), 'utf8')).toBe('JWT_SECRET=Causse\n')

    empty()
    await restore('latest')
    expect(titles()).toEqual(['Causse', 'Causse, brouillon'])
    expect(existsSync(at('public/uploads/causse.jpg'))).toBe(true)
  })

  it('leaves what is here when the backup is damaged', async () => {
    fill('Lauze')
    await backUp()
    for (const pack of globSync(join(folder, 'backups/data/*/*'))) {
      chmodSync(pack, 0o600)
      writeFileSync(pack, Buffer.alloc(statSync(pack).size))
    }
    const before = filesHere()
    await expect(restore('latest', '--replace')).rejects.toThrow('Fatal')
    expect(filesHere().filter((name) => name !== 'data.db.lock')).toEqual(before)
    expect(titles()).toEqual(['Lauze', 'Lauze, brouillon'])
  })

  it('is refused while Strapi runs or starts, and where there are pictures without a database', async () => {
    fill('Lauze')
    const strapi = createServer((_, response) => response.end()).listen(port, '127.0.0.1')
    await once(strapi, 'listening')
    await expect(restore('latest', '--replace')).rejects.toThrow('Strapi is running. Stop it first.')
    closeServer(strapi)
    expect(lockDatabase(at('data.db'))).toBe(null)
    await expect(restore('latest', '--replace')).rejects.toThrow('The database is in use. Stop Strapi first.')
    rmSync(at('data.db'))
    rmSync(at('data.db.lock'))
    await expect(restore('latest', '--replace')).rejects.toThrow('has pictures, but the database is empty')
    expect(existsSync(at('public/uploads/poêle.jpg'))).toBe(true)
  })
})

describe.runIf(hasPrograms())('the drill', { timeout: TIMEOUT_MS }, () => {
  it('says what the last snapshot holds', async () => {
    fill('Lauze')
    query("CREATE TABLE files AS SELECT '/uploads/poêle.jpg' AS url")
    await backUp()
    empty()
    expect(await drill()).toContain('It has 2 products and drafts, and 1 files.')
  })

  it.each([
    ["SELECT '/uploads/gone.jpg' AS url", 'The backup has no /uploads/gone.jpg'],
    // As in the database of something else.
    ['SELECT 1 AS id', 'no such column: url'],
  ])('fails when the files of its database are %s', async (rows, problem) => {
    fill('Lauze')
    query(`CREATE TABLE files AS ${rows}`)
    await backUp()
    empty()
    await expect(drill()).rejects.toThrow(problem)
  })
})
