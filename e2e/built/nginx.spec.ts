// The built site under Debian's nginx, with the configuration the build wrote for it.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNginx } from '../../scripts/shared/nginx.ts'
import { freePort } from '../../scripts/shared/processes.ts'
import { rawRequest } from '../../scripts/shared/rawRequest.ts'
import { fileOf, readBuilt, siteFolder, sitemapPaths } from '../site'
import { expect, test } from '../test'
import { untilHydrated } from '../visitor'

test.describe.configure({ mode: 'default' })

let folder = ''
let port = 0
let stop: (() => Promise<void>) | undefined

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-nginx-'))
  port = await freePort()
  const hosting = `${siteFolder}-hosting/nginx`
  const server = await readFile(join(hosting, 'server.conf'), 'utf8')
  stop = await startNginx({
    folder,
    port,
    http: await readFile(join(hosting, 'http.conf'), 'utf8'),
    server: server.replace('root "/var/www/site";', `root "${siteFolder}";`),
  })
})

test.afterAll(async () => {
  await stop?.()
  await rm(folder, { recursive: true, force: true })
})

const get = (path: string) => rawRequest({ port, path })

test('every page is served with no-cache and the headers of the other hosts', async () => {
  const headerLines = readBuilt('_headers').split('\n\n')[0]?.split('\n').slice(1) ?? []
  for (const path of sitemapPaths) {
    const { status, headers, body } = await get(path)
    expect([status, headers['cache-control'], headers['content-type']], path).toEqual([
      200,
      'no-cache',
      'text/html; charset=utf-8',
    ])
    expect(body.toString() === readBuilt(fileOf(path)), path).toBe(true)
    for (const line of headerLines) {
      const [name = '', ...value] = line.trim().split(': ')
      expect(headers[name.toLowerCase()], `${path} ${name}`).toBe(value.join(': '))
    }
  }
})

test('scripts, pictures and published content are cached for a year; a missing one is not the 404 page', async () => {
  const script = (await readdir(join(siteFolder, 'assets'))).find((file) => file.endsWith('.js'))
  const [hash = ''] = await readdir(join(siteFolder, 'data'))
  const [scene = ''] = await readdir(join(siteFolder, 'pictures'))
  for (const path of [`/assets/${script}`, `/data/${hash}/products.json`, `/pictures/${scene}/480.avif`]) {
    const { status, headers } = await get(path)
    expect([status, headers['cache-control']], path).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['content-security-policy'], path).toBeUndefined()
  }
  for (const path of ['/assets/gone-12345678.js', '/data/000000000000/products.json']) {
    const { status, headers, body } = await get(path)
    expect([status, headers['cache-control']], path).toEqual([404, 'no-store'])
    expect(body.toString()).not.toContain('<')
  }
})

test('a service’s address with its id redirects to its slug', async () => {
  for (const line of readBuilt('_redirects').trim().split('\n')) {
    const [from = '', to] = line.split(' ')
    const { status, headers } = await get(from)
    expect([status, headers.location]).toEqual([301, to])
  }
})

// Every page has the same headers and content as elsewhere, where it hydrates.
test('pages hydrate without a console line', async ({ page }) => {
  for (const path of ['/', '/products', '/products/ondea-8']) {
    await page.goto(`http://127.0.0.1:${port}${path}`)
    await untilHydrated(page)
  }
})
