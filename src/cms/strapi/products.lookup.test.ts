import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { buildProduct, seedProducts } from '../../mocks/fixtures/products'
import { productsHandlers } from '../../mocks/handlers/products'
import { requestedPaths, server } from '../../mocks/server'
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

describe('a product whose address is opened without a list in memory', () => {
  it('is found by its title in one call', async () => {
    server.use(productsHandlers.of([other, lauze]))
    expect(await fetchProduct('Lauze 8')).toMatchObject({ title: 'Lauze 8', image: expect.any(Object) })
    expect(requestedPaths()).toEqual([byTitle('Lauze 8')])
  })

  it('else by its slug', async () => {
    server.use(productsHandlers.of([other, lauze]))
    expect(await fetchProduct('lauze-8')).toMatchObject({ title: 'Lauze 8' })
    expect(requestedPaths()).toEqual([byTitle('lauze-8'), bySlug('lauze-8')])
  })

  it('else by the end of its href, when that is its address', async () => {
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

  it('without title nor slug, goes by its document id', async () => {
    const bare = buildProduct({ title: null, slug: null })
    server.use(productsHandlers.of([other, bare]))
    expect(await fetchProduct(bare.documentId)).toMatchObject({ id: bare.documentId })
  })

  it('else by a part of its title', async () => {
    server.use(productsHandlers.of([other, lauze]))
    expect(await fetchProduct('lauze')).toMatchObject({ title: 'Lauze 8' })
    expect(requestedPaths()).toEqual([byTitle('lauze'), bySlug('lauze'), byPart('lauze')])
  })

  it('else by a part of its title or name, where the backend has a name', async () => {
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

  it('a request that the backend refuses finds nothing and does not fail', async () => {
    server.use(productsHandlers.of([other]))
    expect(await fetchProduct('nulle-part')).toBeNull()
    expect(requestedPaths()).toHaveLength(5)
  })

  it('a backend that refuses every request fails: the product may well exist', async () => {
    server.use(http.get('*/api/products', () => HttpResponse.json({ error: {} }, { status: 404 })))
    await expect(fetchProduct('lauze-8')).rejects.toThrow('HTTP 404')
  })

  it('an address that is no number is never looked up as an id', async () => {
    server.use(productsHandlers.empty)
    expect(await fetchProduct('8-kw')).toBeNull()
    expect(requestedPaths()).not.toContain('/api/products/8-kw?populate=*')
  })

  it('all digits is looked up as an id, last', async () => {
    server.use(productsHandlers.of([other, lauze], { shape: 'wrapped' }))
    expect(await fetchProduct('2')).toMatchObject({ title: 'Calypso 12' })
  })

  it('all digits goes through the whole chain before the id', async () => {
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

  it('an id that Strapi 5 does not know by its number is no product', async () => {
    server.use(productsHandlers.of([lauze]))
    expect(await fetchProduct('1')).toBeNull()
    expect(requestedPaths().at(-1)).toBe('/api/products/1?populate=*')
  })

  it('an id whose answer is empty is no product', async () => {
    server.use(
      http.get(/\/api\/products/, ({ request }) =>
        HttpResponse.json({ data: request.url.includes('/products/1?') ? null : [] }),
      ),
    )
    expect(await fetchProduct('1')).toBeNull()
  })

  it('an empty address is no product, and not the first there is', async () => {
    expect(await fetchProduct('')).toBeNull()
    expect(requestedPaths()).toEqual([])
  })

  it('the first of several is taken', async () => {
    const twins = [buildProduct({ id: 5, brand: 'Première' }), buildProduct({ id: 6, brand: 'Seconde' })]
    server.use(productsHandlers.of(twins))
    expect(await fetchProduct('Poêle à granulés Lauze 8')).toMatchObject({ brand: 'Première' })
  })

  it('a text with special characters reaches the backend whole', async () => {
    server.use(productsHandlers.of([buildProduct({ title: 'Bois & granulés + 100 % [été]' })]))
    expect(await fetchProduct('Bois & granulés + 100 % [été]')).toMatchObject({
      title: 'Bois & granulés + 100 % [été]',
    })
    expect(requestedPaths()).toHaveLength(1)
  })

  it('every product of the companion is found by its slug', async () => {
    for (const { slug, title } of seedProducts()) {
      expect(await fetchProduct(slug ?? '')).toMatchObject({ title })
    }
  })
})

describe('the look-up fails', () => {
  it.each([
    ['on a 5xx', productsHandlers.down, { kind: 'http', status: 503 }],
    ['on a cut network', productsHandlers.unreachable, { kind: 'network' }],
    ['on a page of HTML', productsHandlers.malformed, { kind: 'format' }],
    ['on data that is no list', productsHandlers.invalid, { kind: 'format' }],
  ])('%s, after one call', async (_, handler, error) => {
    server.use(handler)
    await expect(fetchProduct('lauze-8')).rejects.toMatchObject(error)
    expect(requestedPaths()).toHaveLength(1)
  })

  it('on a 5xx halfway', async () => {
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

  it('goes on after a 400 and a 404', async () => {
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

it('an aborted look-up requests nothing more', async () => {
  const controller = new AbortController()
  controller.abort()
  await expect(fetchProduct('lauze', controller.signal)).rejects.toHaveProperty('name', 'AbortError')
  expect(requestedPaths().length).toBeLessThanOrEqual(1)
})
