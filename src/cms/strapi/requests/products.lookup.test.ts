import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { buildProduct, seedProducts } from '../../../mocks/fixtures/products'
import { productsHandlers } from '../../../mocks/handlers/products'
import { requestedPaths, server } from '../../../mocks/server'
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

describe('fetchProduct', () => {
  it('finds a product by its title in one request', async () => {
    server.use(productsHandlers.of([other, lauze]))
    expect(await fetchProduct('Lauze 8')).toMatchObject({ title: 'Lauze 8', image: expect.any(Object) })
    expect(requestedPaths()).toEqual([byTitle('Lauze 8')])
  })

  it('then by its slug', async () => {
    server.use(productsHandlers.of([other, lauze]))
    expect(await fetchProduct('lauze-8')).toMatchObject({ title: 'Lauze 8' })
    expect(requestedPaths()).toEqual([byTitle('lauze-8'), bySlug('lauze-8')])
  })

  it('then by the end of its href, if that is the slug', async () => {
    const near = { ...lauze, slug: null, href: '/products/lauze-8-plus' }
    const meant = { ...other, slug: null, href: 'https://shop.example/products/lauze-8/' }
    server.use(
      http.get('*/api/products', ({ request }) =>
        HttpResponse.json({ data: request.url.includes('href') ? [near, meant] : [] }),
      ),
    )
    expect(await fetchProduct('lauze-8')).toMatchObject({ title: 'Calypso 12' })
    expect(requestedPaths()).toEqual([
      byTitle('lauze-8'),
      bySlug('lauze-8'),
      byPart('lauze-8'),
      byEither('lauze-8'),
      byHref('lauze-8'),
    ])
  })

  it('finds a product without title and slug by its document id', async () => {
    const bare = buildProduct({ title: null, slug: null })
    server.use(productsHandlers.of([other, bare]))
    expect(await fetchProduct(bare.documentId)).toMatchObject({ id: bare.documentId })
  })

  it('then by part of its title', async () => {
    server.use(productsHandlers.of([other, lauze]))
    expect(await fetchProduct('lauze')).toMatchObject({ title: 'Lauze 8' })
    expect(requestedPaths()).toEqual([byTitle('lauze'), bySlug('lauze'), byPart('lauze')])
  })

  it('then by part of its title or name, if the backend has a name', async () => {
    server.use(
      http.get('*/api/products', ({ request }) =>
        HttpResponse.json({ data: new URL(request.url).search.includes('name') ? [lauze, other] : [] }),
      ),
    )
    expect(await fetchProduct('granules')).toMatchObject({ title: 'Lauze 8' })
    expect(requestedPaths()).toEqual([
      byTitle('granules'),
      bySlug('granules'),
      byPart('granules'),
      byEither('granules'),
    ])
  })

  it('treats a refused request as no result', async () => {
    server.use(productsHandlers.of([other]))
    expect(await fetchProduct('nulle-part')).toBeNull()
    expect(requestedPaths()).toHaveLength(5)
  })

  it('rejects when the backend refuses every request, because the product may exist', async () => {
    server.use(http.get('*/api/products', () => HttpResponse.json({ error: {} }, { status: 404 })))
    await expect(fetchProduct('lauze-8')).rejects.toThrow('HTTP 404')
  })

  it('does not look up a slug that cannot be an id by id', async () => {
    server.use(productsHandlers.empty)
    expect(await fetchProduct('8-kw')).toBeNull()
    expect(requestedPaths()).not.toContain('/api/products/8-kw?populate=*')
  })

  it('looks up a numeric slug by id, last', async () => {
    server.use(productsHandlers.of([other, lauze], { shape: 'wrapped' }))
    expect(await fetchProduct('2')).toMatchObject({ title: 'Calypso 12' })
  })

  it('makes every other look-up before the id', async () => {
    server.use(productsHandlers.of([lauze], { shape: 'wrapped' }))
    expect(await fetchProduct('77')).toBeNull()
    expect(requestedPaths()).toEqual([
      byTitle('77'),
      bySlug('77'),
      byPart('77'),
      byEither('77'),
      byHref('77'),
      '/api/products/77?populate=*',
    ])
  })

  it('returns null for a numeric id that Strapi 5 does not find', async () => {
    server.use(productsHandlers.of([lauze]))
    expect(await fetchProduct('1')).toBeNull()
    expect(requestedPaths().at(-1)).toBe('/api/products/1?populate=*')
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

  it('returns the first of several matches', async () => {
    const twins = [buildProduct({ id: 5, brand: 'Première' }), buildProduct({ id: 6, brand: 'Seconde' })]
    server.use(productsHandlers.of(twins))
    expect(await fetchProduct('Poêle à granulés Lauze 8')).toMatchObject({ brand: 'Première' })
  })

  it('encodes special characters', async () => {
    server.use(productsHandlers.of([buildProduct({ title: 'Bois & granulés + 100 % [été]' })]))
    expect(await fetchProduct('Bois & granulés + 100 % [été]')).toMatchObject({
      title: 'Bois & granulés + 100\u00A0% [été]',
    })
    expect(requestedPaths()).toHaveLength(1)
  })

  it('finds every seed product by its slug', async () => {
    for (const { slug, title } of seedProducts()) {
      expect(await fetchProduct(slug ?? '')).toMatchObject({ title })
    }
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

  it('rejects on a 5xx after other look-ups', async () => {
    server.use(
      http.get('*/api/products', ({ request }) =>
        request.url.includes('slug')
          ? new HttpResponse(null, { status: 500 })
          : HttpResponse.json({ data: [] }),
      ),
    )
    await expect(fetchProduct('lauze-8')).rejects.toMatchObject({ status: 500 })
    expect(requestedPaths()).toHaveLength(2)
  })

  it('continues after a 400 and a 404', async () => {
    server.use(
      http.get('*/api/products', ({ request }) => {
        const { search } = new URL(request.url)
        if (search.includes('slug')) return new HttpResponse(null, { status: 404 })
        if (search.includes('containsi')) return HttpResponse.json({ data: [lauze] })
        return new HttpResponse(null, { status: 400 })
      }),
    )
    expect(await fetchProduct('lauze')).toMatchObject({ title: 'Lauze 8' })
    expect(requestedPaths()).toHaveLength(3)
  })
})

it('an aborted look-up sends no more requests', async () => {
  const controller = new AbortController()
  controller.abort()
  await expect(fetchProduct('lauze', controller.signal)).rejects.toHaveProperty('name', 'AbortError')
  expect(requestedPaths().length).toBeLessThanOrEqual(1)
})
