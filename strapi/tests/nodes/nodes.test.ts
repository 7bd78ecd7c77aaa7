// Two servers on one database and one bucket, started at the same moment on an empty database.
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backUpDuringSaves, rowsOf } from '../lib/backups'
import { printTimes, timed } from '../lib/measures'
import { startNodes } from '../lib/nodes'
import { greedy, list, own } from '../lib/requests'

const TITLE = 'Poêle des deux serveurs'

/** See `src/content/one-server-at-a-time.js`. */
const LOCK = 726_501_338

let nodes: Awaited<ReturnType<typeof startNodes>>
let first: string
let second: string
let database: typeof nodes.database
let session: typeof nodes.session

beforeAll(async () => {
  nodes = await startNodes()
  ;({ first, second, database, session } = nodes)
})
afterAll(() => nodes?.stop())

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
  const before = nodes.hookCalls()
  const { documentId } = await session.publish(first, { title: TITLE })
  expect(await productOn(second, documentId)).toMatchObject({ title: TITLE })
  await session.publish(second, { title: `${TITLE}, corrigé` }, documentId)
  expect(await productOn(first, documentId)).toMatchObject({ title: `${TITLE}, corrigé` })
  await expect.poll(nodes.hookCalls, { timeout: 30_000 }).toBe(before + 2)
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
    list(12, (index) => session.save(index % 2 ? second : first, { title: 'Même titre' })),
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
    list(20, (index) =>
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

const backUp = async () => rowsOf(await database.dump(), 'products').length

it('loses nothing to backups while somebody saves', async () => {
  const earlier = await backUp()
  const { saved, backups } = await backUpDuringSaves({ origin: first, session, backUp, count: 50 })
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

/** Reading products takes a minute. */
const slowDown = () =>
  database.query(
    'ALTER TABLE products RENAME TO stored; CREATE VIEW products AS SELECT stored.* FROM stored, pg_sleep(60)',
  )
const speedUp = () => database.query('DROP VIEW products; ALTER TABLE stored RENAME TO products')

it('refuses visitors who ask for too much before it asks the database', async () => {
  for (const [what, path] of own) expect(await statusOf(`${first}${path}`), what).toBe(200)
  const times: number[] = []
  slowDown()
  try {
    for (const [what, query] of greedy) {
      const url = `/api/products?${query}&pagination[pageSize]=100`
      const answers = [first, second].map((origin) => timed(times, () => statusOf(`${origin}${url}`)))
      expect(await Promise.all(answers), what).toEqual([400, 400])
    }
  } finally {
    speedUp()
  }
  printTimes('greedy requests', times, 'all refused')
})

it('ends the queries that take too long, and works on', { timeout: 180_000 }, async () => {
  slowDown()
  try {
    // More than it has connections to the database.
    const slow = list(12, () => statusOf(`${first}/api/products`))
    expect(await statusOf(`${second}/api/articles`)).toBe(200)
    expect(new Set(await Promise.all(slow))).toEqual(new Set([500]))
    for (const origin of [first, second]) expect(await statusOf(`${origin}/_health`)).toBe(204)
  } finally {
    speedUp()
  }
  expect(await database.log()).toContain('canceling statement due to statement timeout')
  for (const origin of [first, second]) expect(await statusOf(`${origin}/api/products`)).toBe(200)
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
