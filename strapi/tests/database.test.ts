// A server's SQLite file while other programs use it.
import { existsSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backUpDuringSaves } from './lib/backups'
import { logIn } from './lib/session'
import { databaseIn, startTestServer } from './lib/testServer'

let folder: string
let server: Awaited<ReturnType<typeof startTestServer>>

const query = (file: string, sql: string, ...parameters: string[]) => {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 60_000 })
  try {
    return database.prepare(sql).all(...parameters)
  } finally {
    database.close()
  }
}
const countProducts = (file: string) =>
  Number(query(file, 'SELECT count(*) AS count FROM products')[0]?.count)

const backUp = async () => {
  const copy = join(folder, 'copy.db')
  query(databaseIn(folder), 'VACUUM INTO ?', copy)
  const count = countProducts(copy)
  await rm(copy)
  return count
}

const statusOf = async (path: string) => (await fetch(`${server.origin}${path}`)).status

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'companion-database-'))
  server = await startTestServer(folder)
})
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

it('backups while somebody saves break nothing and lose nothing', async () => {
  const { origin } = server
  const session = await logIn(origin)
  const { saved, backups } = await backUpDuringSaves({ origin, session, backUp, count: 12 })
  for (const { before, held } of backups) expect(held).toBeGreaterThanOrEqual(before)
  expect(countProducts(databaseIn(folder))).toBe(saved.length)
  expect(await statusOf('/api/products')).toBe(200)
})

it('says at its health address, and to visitors, whether the database can be read', async () => {
  const database = new DatabaseSync(databaseIn(folder), { timeout: 5_000 })
  const rename = (from: string, to: string) => database.exec(`ALTER TABLE ${from} RENAME TO ${to}`)
  expect(await statusOf('/_health')).toBe(204)
  rename('strapi_core_store_settings', 'elsewhere')
  expect(await statusOf('/_health')).toBe(503)
  expect(await statusOf('/api/products')).toBe(200)
  rename('up_permissions', 'nowhere')
  expect(await statusOf('/api/products')).toBe(503)
  rename('elsewhere', 'strapi_core_store_settings')
  expect(await statusOf('/_health')).toBe(204)
  expect(await statusOf('/api/products')).toBe(401)
  rename('nowhere', 'up_permissions')
  expect(await statusOf('/api/products')).toBe(200)
  database.close()
})

it('keeps what is beside its file to its owner, and everything in the file itself once it is stopped', async () => {
  const log = `${databaseIn(folder)}-wal`
  for (const file of [log, `${databaseIn(folder)}-shm`]) expect(statSync(file).mode & 0o777).toBe(0o600)
  await server.stop()
  expect(existsSync(log) ? statSync(log).size : 0).toBe(0)
})
