// The nginx configuration of the build, under a real nginx.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { server as imitatedNetwork, startServer } from '../src/mocks/server.ts'
import { fileHeaders, securityHeaders } from '../src/prerender/hosting/headers.ts'
import { nginxFiles } from '../src/prerender/hosting/nginx.ts'
import { contentSecurityPolicy } from '../src/prerender/hosting/policy.ts'
import type { Redirect } from '../src/prerender/hosting/redirects.ts'
import { startNginx } from './lib/nginx.ts'
import { freePort } from './lib/processes.ts'

const siteUrl = 'https://www.example.fr'

const headers = securityHeaders({
  siteUrl,
  policy: contentSecurityPolicy({
    siteUrl,
    scriptHashes: [],
    styleHashes: [],
    connectSources: ['https://cms.test/api'],
    imageSources: ['https://cms.test'],
    frameSources: ['https://www.openstreetmap.org'],
  }),
})

const SCRIPT = 'console.log("chunk")\n'.repeat(200)
const HOME = `<!doctype html><title>Accueil</title>${'<p>é</p>'.repeat(500)}`
const files: Record<string, string> = {
  'index.html': HOME,
  '404.html': '<!doctype html><title>404</title>',
  'products.html': '<!doctype html><title>Produits</title>',
  'products/ondea-8.html': '<!doctype html><title>Ondéa 8</title>',
  'products/Poêle à 100 %.html': '<!doctype html><title>Poêle</title>',
  'services/index.html': '<!doctype html><title>Services</title>',
  'assets/a-B1c2D3e4.js': SCRIPT,
  'data/0123456789ab/x.json': '{"x":1}',
  'pictures/scene-01234567/480.avif': 'a picture',
}

const redirects: Redirect[] = [
  { from: '/services/services-details/ID', to: '/services/vente/vente' },
  { from: '/services/services-details/id', to: '/services/entretien/bilan' },
  { from: '/products/Lauze', to: '/products/lauze' },
  { from: '/products/Po%C3%AAle%20%22$%7Bx%7D%22', to: '/products/Po%C3%AAle%20$uri' },
  ...Array.from({ length: 10_000 }, (_, index) => ({
    from: `/services/services-details/${'document-'.repeat(index % 30)}${index}`,
    to: `/services/vente/service-${index}`,
  })),
]

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

let folder = ''
let port = 0
let stopNginx: (() => Promise<void>) | undefined

/** The path goes out as it is written, however malformed. */
const get = (path: string, sent: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: sent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      )
    })
      .on('error', reject)
      .end()
  })

const write = async (path: string, content: string | Buffer) => {
  const file = join(folder, 'dist', path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

beforeAll(async () => {
  // These answers come from a real server.
  imitatedNetwork.close()
  folder = await mkdtemp(join(tmpdir(), 'site-hosting-'))
  for (const [path, content] of Object.entries(files)) {
    await write(path, content)
    await write(`${path}.gz`, gzipSync(content))
    await write(`${path}.br`, brotliCompressSync(content))
  }
  const written = nginxFiles({ headers, redirects, root: join(folder, 'dist') })
  const textOf = (path: string) => written.find((file) => file.path === path)?.text ?? ''
  port = await freePort()
  stopNginx = await startNginx({
    folder: join(folder, 'nginx'),
    port,
    http: textOf('nginx/http.conf'),
    server: textOf('nginx/server.conf'),
  })
}, 180_000)

afterAll(async () => {
  startServer()
  await stopNginx?.()
  await rm(folder, { recursive: true, force: true })
})

it('nginx accepts its configuration without a warning', async () => {
  expect(await readFile(join(folder, 'nginx/error.log'), 'utf8')).not.toMatch(/\[(warn|error|crit|emerg)\]/)
})

describe('pages', () => {
  it.each([
    ['/', 'Accueil'],
    ['/products', 'Produits'],
    ['/products?categorie=inserts', 'Produits'],
    ['/products/ondea-8', 'Ondéa 8'],
    ['/products/Po%C3%AAle%20%C3%A0%20100%20%25', 'Poêle'],
    ['/services', 'Services'],
  ])('%s', async (path, title) => {
    const { status, headers: answered, body } = await get(path)
    expect(status).toBe(200)
    expect(answered['content-type']).toBe('text/html; charset=utf-8')
    expect(answered['cache-control']).toBe('no-cache')
    expect(body.toString()).toContain(`<title>${title}</title>`)
  })

  it('are revalidated, and not sent again when unchanged', async () => {
    const { headers: answered } = await get('/')
    const again = await get('/', { 'If-None-Match': String(answered.etag) })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
  })

  it('have one address, without a slash at the end', async () => {
    const { status, headers: answered } = await get('/products/?min=8')
    expect(status).toBe(301)
    expect(answered.location).toBe('/products?min=8')
  })

  it.each([
    '//evil.example/',
    '/%5Cevil.example/',
    '/\\evil.example/',
    '/%09/evil.example/',
    '/%2F/evil.example//',
  ])('never send a visitor to another site: %s', async (path) => {
    const { location = '/' } = (await get(path)).headers
    expect(new URL(location, siteUrl).origin).toBe(siteUrl)
  })

  it('do not let a URL inject a header', async () => {
    const { headers: answered } = await get('/products%0d%0aX-Injected:%20yes/')
    expect(answered).not.toHaveProperty('x-injected')
  })
})

describe('the security headers, once each', () => {
  it.each([
    ['/', 200, headers],
    ['/services/services-details/ID', 301, headers],
    ['/nowhere', 404, headers],
    ['/assets/a-B1c2D3e4.js', 200, fileHeaders(headers)],
    ['/data/0123456789ab/x.json', 200, fileHeaders(headers)],
    ['/assets/gone.js', 404, fileHeaders(headers)],
  ])('come with a page, and with a file as far as they concern it: %s', async (path, status, due) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    for (const { name, value } of headers) {
      const isDue = due.some((header) => header.name === name)
      expect(answer.headers[name.toLowerCase()]).toBe(isDue ? value : undefined)
    }
    expect(answer.headers.server).toBe('nginx')
  })
})

describe('files with a hash in their path', () => {
  it.each(['/assets/a-B1c2D3e4.js', '/data/0123456789ab/x.json', '/pictures/scene-01234567/480.avif'])(
    '%s is kept for a year',
    async (path) => {
      expect((await get(path)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    },
  )

  it.each(['/assets/old-1.js', '/data/0123456789ab/gone.json', '/assets/old.html'])(
    '%s is missing, and no page takes its place',
    async (path) => {
      const { status, headers: answered, body } = await get(path)
      expect(status).toBe(404)
      expect(answered['cache-control']).toBe('no-store')
      expect(answered['content-type']).toBe('text/plain; charset=utf-8')
      expect(body.toString()).toBe('Not found\n')
    },
  )
})

describe('compression', () => {
  it.each([
    ['/', HOME],
    ['/assets/a-B1c2D3e4.js', SCRIPT],
  ])('%s goes out as it was compressed at build', async (path, content) => {
    const { headers: answered, body } = await get(path, { 'Accept-Encoding': 'gzip, br' })
    expect(answered['content-encoding']).toBe('gzip')
    expect(answered.vary).toBe('Accept-Encoding')
    expect(answered['content-type']).toMatch(/; charset=utf-8$/)
    expect(gunzipSync(body).toString()).toBe(content)
  })

  it('is not applied without Accept-Encoding', async () => {
    const { headers: answered, body } = await get('/')
    expect(answered).not.toHaveProperty('content-encoding')
    expect(body.toString()).toBe(HOME)
  })
})

describe('an address without a page', () => {
  it.each(['/nowhere', '/products/nowhere', '/404', '/404.html', '/%ff%fe'])(
    '%s is the 404 page, with its status',
    async (path) => {
      const { status, headers: answered, body } = await get(path)
      expect(status).toBe(404)
      expect(answered['cache-control']).toBe('no-cache')
      expect(body.toString()).toBe(files['404.html'])
    },
  )
})

describe('pages that moved', () => {
  it.each([
    ['/services/services-details/ID', '/services/vente/vente'],
    ['/services/services-details/ID?source=mail', '/services/vente/vente?source=mail'],
    ['/services/services-details/id', '/services/entretien/bilan'],
    ['/products/Lauze', '/products/lauze'],
    ['/products/Po%C3%AAle%20%22%24%7Bx%7D%22', '/products/Po%C3%AAle%20%24uri'],
    [`/services/services-details/${'document-'.repeat(29)}9989`, '/services/vente/service-9989'],
  ])('%s: %s', async (from, to) => {
    const { status, headers: answered } = await get(from)
    expect([status, answered.location]).toEqual([301, to])
  })

  it('are distinguished from pages with the same name', async () => {
    expect((await get('/products/lauze')).status).toBe(404)
  })
})
