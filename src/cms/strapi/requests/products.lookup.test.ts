import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { buildProduct } from '../../../mocks/fixtures/products'
import { productsHandlers } from '../../../mocks/handlers/products'
import { requestedPaths, responding, server } from '../../../mocks/server'
import { fetchProduct } from './products'

const lauze = buildProduct({ id: 1, title: 'Lauze 8', slug: 'lauze-8' })
const other = buildProduct({ id: 2, title: 'Calypso 12', slug: 'calypso-12' })

const populated = 'populate=*&publicationState=live'

const byTitle = (text: string) => `/api/products?filters[title][$eq]=${text}&${populated}`
const bySlug = (text: string) => `/api/products?filters[slug][$eq]=${text}&${populated}`
const byHref = (text: string) => `/api/products?filters[href][$containsi]=${text}&${populated}`
const byPart = (text: string) => `/api/products?filters[title][$containsi]=${text}&${populated}`
const byEither = (text: string) =>
  `/api/products?filters[$or][0][title][$containsi]=${text}&filters[$or][1][name][$containsi]=${text}&${populated}`
const byId = (id: string) => `/api/products/${id}?populate=*`

/** Every look-up of a slug, in order. */
const lookups = (slug: string) => [byTitle, bySlug, byPart, byEither, byHref, byId].map((by) => by(slug))

describe('fetchProduct', () => {
  it.each([
    ['title', 'Lauze 8', 1],
    ['slug', 'lauze-8', 2],
    ['part of its title', 'lauze', 3],
    ['part of its title or name', 'granules', 4],
  ])('uses the first product found by %s, and makes no further look-up', async (_, slug, count) => {
    const requests = lookups(slug).slice(0, count)
    server.use(responding({ [requests.at(-1) ?? '']: [lauze, other] }))
    expect(await fetchProduct(slug)).toMatchObject({ title: 'Lauze 8', image: expect.any(Object) })
    expect(requestedPaths()).toEqual(requests)
  })

  it('then uses the product whose href ends with the slug', async () => {
    const near = { ...lauze, slug: null, href: '/products/lauze-8-plus' }
    const meant = { ...other, slug: null, href: 'https://shop.example/products/lauze-8/' }
    server.use(responding({ [byHref('lauze-8')]: [near, meant] }))
    expect(await fetchProduct('lauze-8')).toMatchObject({ title: 'Calypso 12' })
    expect(requestedPaths()).toEqual(lookups('lauze-8').slice(0, 5))
  })

  it.each([
    ['document id', other.documentId, other],
    ['numeric id (Strapi 4)', '2', { id: 2, attributes: { title: other.title } }],
  ])('then uses the product with that %s', async (_, id, entry) => {
    server.use(responding({ [byId(id)]: entry }))
    expect(await fetchProduct(id)).toMatchObject({ title: 'Calypso 12' })
    expect(requestedPaths()).toEqual(lookups(id))
  })

  it.each([
    ['a product without a title of its own', { id: 2, attributes: { brand: 'Granéo' } }, '2'],
    ['a product with another address', { id: 2, attributes: { title: 'Calypso 12' } }, 'lauze-8'],
    ['nothing', 404, 'lauze-8'],
  ])('after a part of a title, finds by id %s', async (_, entry, slug) => {
    server.use(responding({ [byPart('2')]: [lauze], [byId('2')]: entry }))
    expect(await fetchProduct('2')).toMatchObject({ slug })
    expect(requestedPaths()).toEqual([...lookups('2').slice(0, 3), byId('2')])
  })

  it('treats a refused request as no result', async () => {
    server.use(responding({ [byEither('77')]: 400, [byHref('77')]: 400, [byId('77')]: 404 }))
    expect(await fetchProduct('77')).toBeNull()
    expect(requestedPaths()).toEqual(lookups('77'))
  })

  it('rejects when the backend refuses every request, because the product may exist', async () => {
    server.use(http.get('*/api/products', () => HttpResponse.json({ error: {} }, { status: 404 })))
    await expect(fetchProduct('lauze-8')).rejects.toThrow('HTTP 404')
  })

  it('does not look up a slug that cannot be an id by id', async () => {
    server.use(productsHandlers.empty)
    expect(await fetchProduct('8-kw')).toBeNull()
    expect(requestedPaths()).toEqual(lookups('8-kw').slice(0, 5))
  })

  it('returns null when the response for an id is empty', async () => {
    server.use(
      http.get(/\/api\/products/, ({ request }) =>
        HttpResponse.json({ data: request.url.includes('/products/1?') ? null : [] }),
      ),
    )
    expect(await fetchProduct('1')).toBeNull()
  })

  it.each(['', 'a'.repeat(10_000)])('does not look up what cannot be a slug: “%.9s”', async (slug) => {
    server.use(productsHandlers.of([lauze]))
    expect(await fetchProduct(slug)).toBeNull()
    expect(requestedPaths()).toEqual([])
  })

  it('encodes special characters', async () => {
    const title = 'Bois & granulés + 100 % [été]'
    server.use(responding({ [byTitle(title)]: [lauze] }))
    expect(await fetchProduct(title)).toMatchObject({ title: 'Lauze 8' })
    expect(requestedPaths()).toEqual([byTitle(title)])
  })
})

describe('fetchProduct on errors', () => {
  it.each([
    ['on a 5xx', productsHandlers.down, { kind: 'http', status: 503 }],
    ['on a cut network', productsHandlers.unreachable, { kind: 'network' }],
    ['on a page of HTML', productsHandlers.malformed, { kind: 'format' }],
    ['on data that is no list', productsHandlers.invalid, { kind: 'format' }],
  ])('rejects %s, after one request', async (_, handler, error) => {
    server.use(handler)
    await expect(fetchProduct('lauze-8')).rejects.toMatchObject(error)
    expect(requestedPaths()).toHaveLength(1)
  })

  it.each([401, 403, 429, 500])('rejects on a %i after other look-ups', async (status) => {
    server.use(responding({ [bySlug('lauze-8')]: status }))
    await expect(fetchProduct('lauze-8')).rejects.toMatchObject({ status })
    expect(requestedPaths()).toEqual(lookups('lauze-8').slice(0, 2))
  })

  it('continues after a 400 and a 404', async () => {
    server.use(responding({ [byTitle('lauze')]: 400, [bySlug('lauze')]: 404, [byPart('lauze')]: [lauze] }))
    expect(await fetchProduct('lauze')).toMatchObject({ title: 'Lauze 8' })
    expect(requestedPaths()).toEqual(lookups('lauze').slice(0, 3))
  })
})

it('an aborted look-up sends no more requests', async () => {
  const controller = new AbortController()
  controller.abort()
  await expect(fetchProduct('lauze', controller.signal)).rejects.toHaveProperty('name', 'AbortError')
  expect(requestedPaths().length).toBeLessThanOrEqual(1)
})
