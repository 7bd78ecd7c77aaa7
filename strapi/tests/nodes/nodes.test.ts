// Two servers on one database and one bucket, started at the same moment on an empty database.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeServer, freePort } from '../../../scripts/shared/processes.ts'
import { backUpDuringSaves } from '../lib/backups'
import type { Content } from '../../src/seed/content.js'
import { startBucket } from '../lib/bucket'
import { seedPicture } from '../lib/pictures'
import { startPostgres } from '../lib/postgres'
import { logIn } from '../lib/session'
import { startTestServer } from '../lib/testServer'

/** What every server of a database must have in common, see `strapi/README.md`. */
const secrets = {
  APP_KEYS: 'shared-key-one,shared-key-two',
  API_TOKEN_SALT: 'shared-salt',
  ADMIN_JWT_SECRET: 'shared-admin-secret',
  TRANSFER_TOKEN_SALT: 'shared-transfer-salt',
  JWT_SECRET: 'shared-secret',
  ENCRYPTION_KEY: 'shared-encryption-key',
}

const TITLE = 'Poêle des deux serveurs'

/** See `src/content/one-server-at-a-time.js`. */
const LOCK = 726_501_338

/** A small seed: rows that two servers could both make. */
const writeSeed = async (seed: string) => {
  await mkdir(join(seed, 'content'), { recursive: true })
  await mkdir(join(seed, 'pictures/products'), { recursive: true })
  await writeFile(join(seed, 'pictures/products/ac-indoor.jpg'), seedPicture('products/ac-indoor'))
  const content: Record<keyof Content, object> = {
    pictures: { 'products/ac-indoor': 'Un climatiseur' },
    categories: [{ name: 'Climatiseurs' }],
    products: [
      { slug: 'split', title: 'Split', picture: 'products/ac-indoor', categories: ['Climatiseurs'] },
    ],
    articles: [],
    services: [],
    tariff: { hourly_rate: '60 €', services: [{ name: 'Ramonage', price: '80 €' }] },
  }
  for (const [name, rows] of Object.entries(content)) {
    await writeFile(join(seed, 'content', `${name}.json`), JSON.stringify(rows))
  }
}

let folder: string
let bucket: Awaited<ReturnType<typeof startBucket>>
let database: Awaited<ReturnType<typeof startPostgres>>
let servers: Awaited<ReturnType<typeof startTestServer>>[] = []
let first: string
let second: string
let session: Awaited<ReturnType<typeof logIn>>

let hookCalls = 0
const hook = createServer((_request, response) => {
  hookCalls += 1
  response.writeHead(202).end()
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'companion-nodes-'))
  await writeSeed(join(folder, 'seed'))
  bucket = await startBucket()
  database = await startPostgres()
  const hookPort = await freePort()
  await new Promise<void>((resolve) => hook.listen(hookPort, '127.0.0.1', resolve))
  const env = {
    ...bucket.env,
    ...database.env,
    ...secrets,
    DEPLOY_HOOK_URL: `http://127.0.0.1:${hookPort}/`,
    SEED: '',
    SEED_DIR: join(folder, 'seed'),
  }
  const started = await Promise.allSettled(['a', 'b'].map((name) => startTestServer(join(folder, name), env)))
  servers = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  for (const one of started) if (one.status === 'rejected') throw one.reason
  const [a, b] = servers
  if (!a || !b) throw new Error('Two servers were to start.')
  first = a.origin
  second = b.origin
  session = await logIn(first)
})

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await database?.stop()
  await bucket?.stop()
  closeServer(hook)
  await rm(folder, { recursive: true, force: true })
})

type Product = { title: string; slug: string; image: { url: string } | null }

const read = async <T>(url: string): Promise<T | null> => {
  const response = await fetch(url)
  if (response.status === 404) return null
  const { data }: { data: T } = await response.json()
  return data
}

const productOn = (origin: string, documentId: string) =>
  read<Product>(`${origin}/api/products/${documentId}?populate=*`)

it('makes the first rows once', () => {
  const twice = (table: string, columns: string) =>
    database.query(`SELECT ${columns} FROM ${table} GROUP BY ${columns} HAVING count(*) > 1`)
  const once: [table: string, columns: string][] = [
    ['strapi_core_store_settings', 'key, type, environment, tag'],
    ['strapi_migrations', 'name'],
    ['strapi_migrations_internal', 'name'],
    ['up_roles', 'type'],
    ['up_permissions', 'action, id'],
    ['admin_roles', 'code'],
    ['admin_users', 'email'],
    ['categories', 'name'],
    ['products', 'slug, published_at IS NULL'],
    ['files', 'name'],
    ['shops', 'published_at IS NULL'],
  ]
  for (const [table, columns] of once) expect(twice(table, columns), table).toEqual([])
  expect(database.query('SELECT count(*) FROM products')).toEqual(['2'])
  const permissions = database.query(
    `SELECT p.action FROM up_permissions p JOIN up_permissions_role_lnk l ON l.permission_id = p.id
     JOIN up_roles r ON r.id = l.role_id WHERE r.type = 'public'`,
  )
  expect(permissions).toHaveLength(new Set(permissions).size)
})

it('shows on one server what was published on the other, and tells the site once', async () => {
  const before = hookCalls
  const { documentId } = await session.publish(first, { title: TITLE })
  expect(await productOn(second, documentId)).toMatchObject({ title: TITLE })
  await session.publish(second, { title: `${TITLE}, corrigé` }, documentId)
  expect(await productOn(first, documentId)).toMatchObject({ title: `${TITLE}, corrigé` })
  await expect.poll(() => hookCalls, { timeout: 30_000 }).toBe(before + 2)
})

it('logs in on one server and works on the other', async () => {
  const { documentId } = await session.save(second, { title: 'Brouillon' })
  expect(await productOn(first, documentId)).toBeNull()
  expect(await session.renew(second)).toBe(200)
})

it('shows a picture that the other server stored, and deletes it', async () => {
  const picture = await session.upload(first, 'products/ac-indoor', 'salon.jpg')
  const { documentId } = await session.publish(second, { title: 'Avec photo', image: picture.id })
  for (const origin of [first, second]) {
    const url = (await productOn(origin, documentId))?.image?.url ?? ''
    expect(url).toContain(`${picture.url}?v=`)
    expect((await fetch(url)).status).toBe(200)
  }
  await session.removePicture(second, picture.id)
  expect((await fetch(picture.url)).status).toBe(404)
})

it('gives entries of the same title, saved on both servers at once, different addresses', async () => {
  const saved = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      session.save(index % 2 ? second : first, { title: 'Même titre' }),
    ),
  )
  const slugs = saved.map(({ slug }) => slug)
  expect(slugs.toSorted()).toEqual([...new Set(slugs)].toSorted())
})

it('answers visitors while many saves wait for another server', async () => {
  const { documentId } = await session.save(first, { title: 'En attente' })
  const other = new Client({ connectionString: database.env.DATABASE_URL })
  await other.connect()
  await other.query(`SELECT pg_advisory_lock(${LOCK})`)
  const saves = Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2
        ? session.save(first, { title: 'En attente' })
        : session.publish(first, { title: 'En attente' }, documentId),
    ),
  )
  // When each waits with a connection, the pool soon has none.
  await setTimeout(3_000)
  expect(await statusOf(`${first}/api/products`)).toBe(200)
  await other.end()
  expect(await saves).toHaveLength(20)
})

const statusOf = async (url: string) => (await fetch(url)).status
const rename = (from: string, to: string) => database.query(`ALTER TABLE ${from} RENAME TO ${to}`)

const backUp = async () => {
  const [rows = ''] = /^COPY public\.products .*?^\\\.$/ms.exec(await database.dump()) ?? []
  return rows.split('\n').length - 2
}

it('loses nothing to backups while somebody saves', async () => {
  const earlier = await backUp()
  const { saved, backups } = await backUpDuringSaves({ origin: first, session, backUp, count: 6 })
  for (const { before, held } of backups) expect(held).toBeGreaterThanOrEqual(before)
  expect(await backUp()).toBe(earlier + saved.length)
  for (const origin of [first, second]) expect(await statusOf(`${origin}/api/products`)).toBe(200)
})

it('says at its health address whether the database can be read, and reads it again afterwards', async () => {
  expect(await statusOf(`${first}/_health`)).toBe(204)
  rename('strapi_core_store_settings', 'elsewhere')
  expect(await statusOf(`${first}/_health`)).toBe(503)
  rename('elsewhere', 'strapi_core_store_settings')
  expect(await statusOf(`${first}/_health`)).toBe(204)
})

it('opens new connections when the database has closed all of them', async () => {
  database.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname IS NOT NULL AND pid <> pg_backend_pid()',
  )
  for (const origin of [first, second]) {
    await expect.poll(() => statusOf(`${origin}/_health`), { timeout: 30_000 }).toBe(204)
    expect(await statusOf(`${origin}/api/products`)).toBe(200)
  }
})
