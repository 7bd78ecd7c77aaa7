// The configuration of the build under a real nginx.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reachRealServers } from '../../src/testing/realNetwork.ts'
import { fileHeaders } from '../../src/prerender/hosting/headers.ts'
import {
  files,
  hostileMoves,
  movedPages,
  uncompressed,
  options,
  siteUrl,
  startHostedSite,
  type HostedSite,
} from './hostedSite.ts'

const { headers } = options
const HOME = files['index.html']
const SCRIPT = files['assets/a-B1c2D3e4.js']

/** A line of nginx's log. */
const WARNING = /\[(warn|error|crit|emerg)\]/

describe('under nginx', () => {
  let site: HostedSite
  const get: HostedSite['get'] = (path, sent) => site.get(path, sent)

  reachRealServers()
  beforeAll(async () => {
    site = await startHostedSite('nginx')
  }, 180_000)
  afterAll(() => site.stop())

  it('is accepted without a warning', async () => {
    expect(await readFile(join(site.folder, 'error.log'), 'utf8')).not.toMatch(WARNING)
  })

  describe('pages', () => {
    it.each([
      ['/', 'Accueil'],
      ['/products', 'Produits'],
      ['/products?categorie=inserts', 'Produits'],
      ['/products/ondea-8', 'Ondéa 8'],
      ['/products/Po%C3%AAle%20%26%20insert%20%C3%A0%20100%20%25', 'Poêle'],
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
      ['/index.html', '/'],
      ['/index?source=mail', '/?source=mail'],
      ['/products.html?min=8', '/products?min=8'],
      [
        '/products/Po%C3%AAle%20%26%20insert%20%C3%A0%20100%20%25.html',
        '/products/Po%C3%AAle%20&%20insert%20%C3%A0%20100%20%25',
      ],
    ])('are not at the name of their file: %s', async (path, location) => {
      const { status, headers: answered } = await get(path)
      expect([status, answered.location]).toEqual([301, location])
    })

    it('may end like the name of a file', async () => {
      expect((await get('/products/guide.html')).body.toString()).toContain('<title>Guide</title>')
    })

    it.each([
      '//evil.example/',
      '/%5Cevil.example/',
      '/\\evil.example/',
      '/%09/evil.example/',
      '/%2F/evil.example//',
      '/\\evil.example/a.html',
      '/%09/evil.example/a.html',
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
      for (const header of headers) {
        const isDue = due.some((one) => one.name === header.name)
        expect(answer.headers[header.name.toLowerCase()]).toBe(isDue ? header.value : undefined)
      }
      expect(answer.headers.server).toBe('nginx')
    })
  })

  it('the policy has no host of the content that would change it', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy.split('; ').filter((directive) => /sandbox|,|\*|[${}]/.test(directive))).toEqual([])
    expect(policy).toContain("img-src 'self' data: https: https://cms.test https://res.cloudinary.com;")
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
        expect(body.toString().trim()).toBe('Not found')
      },
    )
  })

  it('the web manifest has its type', async () => {
    const { status, headers: answered } = await get('/site.webmanifest')
    expect([status, answered['content-type']]).toEqual([200, 'application/manifest+json'])
    expect(answered['cache-control']).toBe('no-cache')
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    for (const path of ['/', '/nowhere', '/assets/a-B1c2D3e4.js', '/services/services-details/ID']) {
      const { status, headers: answered } = await site.send(method, path)
      expect([path, status, answered.allow]).toEqual([path, 405, 'GET, HEAD'])
      expect(answered['x-content-type-options']).toBe('nosniff')
    }
  })

  it('HEAD is answered as GET is, without the page', async () => {
    const { status, headers: answered, body } = await site.send('HEAD', '/products')
    expect([status, answered['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body).toHaveLength(0)
  })

  it.each(['bytes=-0', 'bytes=5-2'])('a range without a byte gets no part of a file: %s', async (range) => {
    expect((await get('/assets/a-B1c2D3e4.js', { Range: range })).status).toBeOneOf([200, 416])
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

    it('is done by the server for what was not compressed at build', async () => {
      const { headers: answered, body } = await get('/products/ondea-9', { 'Accept-Encoding': 'gzip, br' })
      expect(answered['content-encoding']).toBe('gzip')
      expect(answered.vary).toBe('Accept-Encoding')
      expect(gunzipSync(body).toString()).toBe(uncompressed.text)
    })

    it('is not applied without Accept-Encoding', async () => {
      const { headers: answered, body } = await get('/')
      expect(answered).not.toHaveProperty('content-encoding')
      expect(body.toString()).toBe(HOME)
    })
  })

  describe('an address without a page', () => {
    it.each([
      '/nowhere',
      '/products/nowhere',
      '/404',
      '/404.html',
      '/%ff%fe',
      // Two slashes, or an encoded one, would give a page a second address.
      '//products',
      '/%2Fproducts',
      '/products//ondea-8',
      '//',
      '/products%2Fondea-8',
      '/services/..%2fproducts',
      // Files for other hosts.
      '/_headers',
      '/_redirects',
      '/%5fheaders',
    ])('%s is the 404 page, with its status', async (path) => {
      const { status, headers: answered, body } = await get(path)
      expect(status).toBe(404)
      expect(answered.location).toBeUndefined()
      expect(answered['cache-control']).toBe('no-cache')
      expect(answered['content-type']).toBe('text/html; charset=utf-8')
      expect(body.toString()).toBe(files['404.html'])
    })

    it('that no file can have is no error of the server', async () => {
      expect((await get(`/${'a'.repeat(300)}`)).status).toBe(404)
      expect((await get('/products/..%2f..%2fcontact')).status).toBe(404)
      expect((await get('/products%00')).status).toBeOneOf([400, 404])
    })
  })

  describe('pages that moved', () => {
    it.each(movedPages)('%s: %s', async (from, to) => {
      const { status, headers: answered } = await get(from)
      expect([status, answered.location]).toEqual([301, to])
    })

    it('are found by any text that was a slug, and none leads to another site', async () => {
      for (const { from, locations } of hostileMoves)
        expect(locations, from).toContain((await get(from)).headers.location)
    })

    it('are distinguished from pages with the same name', async () => {
      expect((await get('/products/lauze')).status).toBe(404)
    })
  })
})
