import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { server as imitatedNetwork, startServer } from '../../src/mocks/server.ts'
import { files, options, startHostedSite, type HostedSite } from './hostedSite.ts'

let site: HostedSite

beforeAll(async () => {
  // These answers come from a real server.
  imitatedNetwork.close()
  site = await startHostedSite('npm run preview')
})

afterAll(async () => {
  startServer()
  await site.stop()
})

const html = { Accept: 'text/html' }

describe('the static server', () => {
  it('answers with a page and the headers of the build', async () => {
    const { status, headers, body } = await site.get('/products', html)
    expect([status, headers['content-type']]).toEqual([200, 'text/html;charset=utf-8'])
    for (const { name, value } of options.headers) expect(headers[name.toLowerCase()]).toBe(value)
    expect(body.toString()).toBe(files['products.html'])
  })

  it.each([
    '/nowhere',
    '//products',
    '/%2Fproducts',
    '/products//ondea-8',
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

  it('allows no method but GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await site.send(method, '/products')
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    }
    expect((await site.send('HEAD', '/products')).status).toBe(200)
  })
})
