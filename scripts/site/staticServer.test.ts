import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reachRealServers } from '../../src/testing/realNetwork.ts'
import { files, options, startHostedSite, type HostedSite } from './hostedSite.ts'
import { rawRequest } from '../shared/rawRequest.ts'
import { replaceFolders } from './replaceFolders.ts'
import { serveFolder } from './staticServer.ts'

let site: HostedSite

reachRealServers()
beforeAll(async () => {
  site = await startHostedSite('npm run preview')
})
afterAll(() => site.stop())

const html = { Accept: 'text/html' }

describe('the static server', () => {
  it('answers with a page and the headers of the build', async () => {
    const { status, headers, body } = await site.get('/products', html)
    expect([status, headers['content-type']]).toEqual([200, 'text/html;charset=utf-8'])
    for (const { name, value } of options.headers) expect(headers[name.toLowerCase()]).toBe(value)
    expect(body.toString()).toBe(files['products.html'])
  })

  it('finds a page whose address has encoded signs', async () => {
    const { status } = await site.get('/products/Po%C3%AAle%20%26%20insert%20%C3%A0%20100%20%25?q=%26', html)
    expect(status).toBe(200)
  })

  it('answers with a file without the headers that only apply to documents', async () => {
    const { headers } = await site.get('/assets/a-B1c2D3e4.js')
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(headers).not.toHaveProperty('content-security-policy')
  })

  it.each([
    '/nowhere',
    '//products',
    '/%2Fproducts',
    '/products//ondea-8',
    '/products%2Fondea-8',
    '/products/..%2f..%2fcontact',
    '/products%00',
    '/_headers',
    '/_redirects',
    '/%5fheaders',
  ])('answers %s with the 404 page', async (path) => {
    const { status, headers, body } = await site.get(path, html)
    expect([status, headers.location]).toEqual([404, undefined])
    expect(body.toString()).toBe(files['404.html'])
  })

  it('redirects a page that moved', async () => {
    const { status, headers } = await site.get('/services/services-details/ID?source=mail')
    expect([status, headers.location]).toEqual([301, '/services/vente/vente?source=mail'])
  })

  it('answers with the type of the web manifest', async () => {
    expect((await site.get('/site.webmanifest')).headers['content-type']).toBe('application/manifest+json')
  })

  it.each(['bytes=-0', 'bytes=-5', 'bytes=0-0', 'bytes=5-2'])('sends whole files: %s', async (range) => {
    const { status, headers, body } = await site.get('/assets/a-B1c2D3e4.js', { Range: range })
    expect([status, headers['content-range']]).toEqual([200, undefined])
    expect(body.toString()).toBe(files['assets/a-B1c2D3e4.js'])
  })

  it('allows no method but GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await site.send(method, '/products')
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    }
    expect((await site.send('HEAD', '/products')).status).toBe(200)
  })

  it('serves a new build in place of the one before', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rebuilt-'))
    const target = join(folder, 'dist')
    const write = (build: string, version: string) => {
      mkdirSync(build)
      writeFileSync(join(build, 'index.html'), `<title>${version}</title>`)
      writeFileSync(join(build, '404.html'), `<title>404 of ${version}</title>`)
      writeFileSync(join(build, '_headers'), `/*\n  X-Build: ${version}\n`)
      writeFileSync(join(build, 'first.js'), '')
    }
    write(target, 'first')
    const { port, stop } = await serveFolder(target)
    const get = (path: string) => rawRequest({ port, path, headers: html })
    try {
      expect((await get('/')).headers['x-build']).toBe('first')
      const draft = join(folder, 'draft')
      write(draft, 'new')
      rmSync(join(draft, 'first.js'))
      await replaceFolders([{ draft, target }])
      const page = await get('/')
      expect([page.headers['x-build'], page.body.toString()]).toEqual(['new', '<title>new</title>'])
      expect((await get('/nowhere')).body.toString()).toBe('<title>404 of new</title>')
      expect((await get('/first.js')).status).toBe(404)
    } finally {
      stop()
      rmSync(folder, { recursive: true })
    }
  })
})
