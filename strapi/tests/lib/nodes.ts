// Two servers on one database and one bucket, started at the same moment on an empty database.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Content } from '../../src/seed/content.js'
import { startBucket } from './bucket'
import { startHook } from './hook'
import { seedPicture } from './pictures'
import { startPostgres } from './postgres'
import { logIn } from './session'
import { startTestServer } from './testServer'

/** What every server of a database must have in common, see `strapi/README.md`. */
const secrets = {
  APP_KEYS: 'shared-key-one,shared-key-two',
  API_TOKEN_SALT: 'shared-salt',
  ADMIN_JWT_SECRET: 'shared-admin-secret',
  TRANSFER_TOKEN_SALT: 'shared-transfer-salt',
  JWT_SECRET: 'shared-secret',
  ENCRYPTION_KEY: 'shared-encryption-key',
}

/** A small seed: rows that two servers could both make. */
const writeSeed = async (seed: string, titles: readonly string[]) => {
  await mkdir(join(seed, 'content'), { recursive: true })
  await mkdir(join(seed, 'pictures/products'), { recursive: true })
  await writeFile(join(seed, 'pictures/products/ac-indoor.jpg'), seedPicture('products/ac-indoor'))
  const content: Record<Exclude<keyof Content, 'files'> | 'pictures', object> = {
    pictures: { 'products/ac-indoor': 'Un climatiseur' },
    categories: [{ name: 'Climatiseurs' }],
    products: titles.map((title, index) => ({
      slug: `produit-${index}`,
      title,
      picture: 'products/ac-indoor',
      categories: ['Climatiseurs'],
    })),
    articles: [],
    services: [],
    tariff: { hourly_rate: '60 €', services: [{ name: 'Ramonage', price: '80 €' }] },
  }
  for (const [name, rows] of Object.entries(content)) {
    await writeFile(join(seed, 'content', `${name}.json`), JSON.stringify(rows))
  }
}

/** @param titles of the products that are published from the start. */
export const startNodes = async (titles: readonly string[] = ['Split']) => {
  const stops: (() => unknown)[] = []
  const stop = async () => {
    for (const each of stops.toReversed()) await each()
  }
  try {
    const folder = await mkdtemp(join(tmpdir(), 'companion-nodes-'))
    stops.push(() => rm(folder, { recursive: true, force: true }))
    await writeSeed(join(folder, 'seed'), titles)
    const bucket = await startBucket()
    stops.push(bucket.stop)
    const database = await startPostgres()
    stops.push(database.stop)
    const hook = await startHook()
    stops.push(hook.stop)
    const env = {
      ...bucket.env,
      ...database.env,
      ...secrets,
      DEPLOY_HOOK_URL: hook.url,
      SEED: '',
      SEED_DIR: join(folder, 'seed'),
    }
    const started = await Promise.allSettled(
      ['a', 'b'].map((name) => startTestServer(join(folder, name), env)),
    )
    const servers = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    stops.push(() => Promise.all(servers.map((server) => server.stop())))
    for (const one of started) if (one.status === 'rejected') throw one.reason
    const [first = '', second = ''] = servers.map(({ origin }) => origin)
    const session = await logIn(first)
    return { folder, database, first, second, session, hookCalls: hook.calls, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
