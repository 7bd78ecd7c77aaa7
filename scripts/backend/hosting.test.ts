// The configuration of the backend's host under a real nginx.
import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reachRealServers } from '../../src/testing/realNetwork.ts'
import { startHostedBackend, type HostedBackend } from './hostedBackend.ts'

let host: HostedBackend

reachRealServers()
beforeAll(async () => {
  host = await startHostedBackend()
}, 180_000)
afterAll(() => host.stop())

/** Sends a request. @returns what the backend answered, and whether the cache did. */
const send = async (path: string, headers: Record<string, string> = {}, method = 'GET', sent?: Buffer) => {
  const { status, headers: answered, body } = await host.send(method, path, headers, sent)
  return { status, answered, cache: answered['x-cache-status'], ...JSON.parse(body.toString()) }
}

const token = { Authorization: 'Bearer token' }
const session = { Cookie: 'session=1' }

it('is printed with the settings of the file .env, as a build writes it', async () => {
  const given = 'VITE_CMS_URL=https://cms.braise.fr/api\nCMS_UPSTREAM=127.0.0.1:1444\n'
  await writeFile(join(host.folder, '.env'), given)
  const env = { ...process.env, VITE_CMS_URL: undefined }
  const script = resolve('scripts/backend/nginxConfiguration.ts')
  const { stdout } = spawnSync(process.execPath, [script], { cwd: host.folder, env, encoding: 'utf8' })
  expect(stdout).toContain(
    'listens on 127.0.0.1:1444, with IS_PROXIED=true and PUBLIC_URL=https://cms.braise.fr.',
  )
})

it('is accepted without a warning', async () => {
  expect(await readFile(join(host.folder, 'error.log'), 'utf8')).toBe('')
})

describe('an answer is stored', () => {
  it.each([
    ['of the API', '/api/products?populate=*&publicationState=live'],
    ['with a picture and its version', '/uploads/picture.jpg?v=m1abc'],
  ])('%s', async (_what, path) => {
    const first = await send(path)
    const second = await send(path)
    expect([first.cache, second.cache, second.count]).toEqual(['MISS', 'HIT', first.count])
    expect(second.answered['cache-control']).toBe(first.answered['cache-control'])
  })

  it('for each origin and each format', async () => {
    const counts = new Set<number>()
    const variants: Record<string, string>[] = [
      {},
      { Origin: 'https://www.example.fr' },
      { 'Strapi-Response-Format': 'v4' },
      { 'Accept-Encoding': 'gzip' },
    ]
    for (const headers of variants) {
      counts.add((await send('/api/variants', headers)).count)
      expect((await send('/api/variants', headers)).cache).toBe('HIT')
    }
    expect(counts.size).toBe(4)
  })

  it('once for all formats that Strapi does not know', async () => {
    const { count } = await send('/api/formats')
    const unknown = await send('/api/formats', { 'Strapi-Response-Format': 'v7' })
    expect([unknown.cache, unknown.count]).toEqual(['HIT', count])
  })
})

describe('an answer is not stored', () => {
  it.each<[string, string, Record<string, string>, string]>([
    ['to a token', '/api/1', token, 'GET'],
    ['to a session', '/api/2', session, 'GET'],
    ['to a request for drafts', '/api/3?populate=*&status=draft', {}, 'GET'],
    ['that opens a session', '/api/session', {}, 'GET'],
    ['to a POST', '/api/4', {}, 'POST'],
    ['to a DELETE', '/api/5', {}, 'DELETE'],
    ['that is an error', '/api/broken', {}, 'GET'],
    ['with a picture without its version', '/uploads/picture.jpg', {}, 'GET'],
    ['of the administration', '/admin/init', {}, 'GET'],
    ['of the upload', '/upload/files', {}, 'GET'],
  ])('%s', async (_what, path, headers, method) => {
    const first = await send(path, headers, method)
    const second = await send(path, headers, method)
    expect(second.count).toBe(first.count + 1)
    expect((await send(path)).count).toBe(first.count + 2)
  })
})

describe('drafts', () => {
  it.each([
    ['token', token],
    ['session', session],
  ])('that a %s was sent are not sent to a visitor', async (name, headers) => {
    const path = `/api/drafts-first-${name}`
    expect((await send(path, headers)).content).toBe('draft')
    expect((await send(path)).content).toBe('published')
  })

  it('are sent to a token although a visitor has been sent the published entry', async () => {
    const path = '/api/published-first'
    expect((await send(path)).content).toBe('published')
    expect((await send(path, token)).content).toBe('draft')
    expect(await send(path)).toMatchObject({ cache: 'HIT', content: 'published' })
  })
})

it('a build is sent what is published now, and visitors after it too', async () => {
  const { count } = await send('/api/built')
  const built = await send('/api/built', { 'Cache-Control': 'no-cache' })
  expect(built.count).toBe(count + 1)
  expect(await send('/api/built')).toMatchObject({ cache: 'HIT', count: built.count })
})

it('Strapi is told who asks, whatever the visitor claims', async () => {
  const claims = {
    'X-Forwarded-For': '198.51.100.7',
    'X-Forwarded-Proto': 'ftp',
    'X-Forwarded-Host': 'evil.example',
  }
  const { headers } = await send('/admin/login', claims, 'POST')
  expect(headers).toMatchObject({
    host: 'cms.example.fr',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'cms.example.fr',
  })
})

it.each([15, 20, 21])(
  'a picture of %i MB reaches Strapi, which decides whether it is too large',
  async (size) => {
    const bytes = size * 1024 * 1024
    expect(await send('/upload', session, 'POST', Buffer.alloc(bytes))).toMatchObject({ status: 200, bytes })
  },
)

describe('what one address may ask for', () => {
  /** How many of these requests, sent at once, were refused. */
  const refused = async (
    count: number,
    address: string,
    method: string,
    pathOf: (index: number) => string,
  ) => {
    const requests = Array.from({ length: count }, (_, index) =>
      host.statusFor(address, method, pathOf(index)),
    )
    const statuses = await Promise.all(requests)
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
    return statuses.filter((status) => status === 429).length
  }

  it('is enough for a build that reads 200 pages, and for visitors who share an address', async () => {
    for (let page = 1; page <= 200; page += 1) {
      expect(await host.statusFor('127.0.0.2', 'GET', `/api/products?pagination[page]=${page}`)).toBe(200)
    }
    expect(await refused(150, '127.0.0.3', 'GET', (index) => `/api/shared-${index % 10}`)).toBe(0)
  })

  it.each([
    ['/api/', '127.0.0.4'],
    ['/API/', '127.0.0.5'],
    ['/_health?', '127.0.0.7'],
  ])(
    'of %s ends at a flood, for this address alone',
    async (prefix, address) => {
      expect(await refused(300, address, 'GET', (index) => `${prefix}flood-${index}`)).toBeGreaterThan(20)
      expect(await host.statusFor('127.0.0.6', 'GET', '/api/other')).toBe(200)
    },
    60_000,
  )

  it.each(['/admin/login', '/Admin/forgot-password', '/api/auth/local'])(
    'of log-ins at %s ends soon, and the administration goes on',
    async (path) => {
      const address = `127.0.1.${path.length}`
      expect(await refused(30, address, 'POST', () => path)).toBeGreaterThanOrEqual(8)
      expect(await refused(100, address, 'GET', (index) => `/content-manager/page-${index}`)).toBe(0)
    },
  )
})

it('visitors are sent the last answer while the backend is stopped', async () => {
  const { count } = await send('/api/soon-old')
  host.stopBackend()
  await expect.poll(() => send('/api/soon-old'), { timeout: 10_000 }).toMatchObject({ cache: 'STALE', count })
})
