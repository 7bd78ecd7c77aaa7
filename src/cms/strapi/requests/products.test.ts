import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { buildCategory } from '../../../mocks/fixtures/categories'
import { documentIdOf } from '../../../mocks/fixtures/entries'
import { buildProduct, manyProducts, seedProducts } from '../../../mocks/fixtures/products'
import { expectConsole } from '../../../testing/consoleGuard'
import { categoriesHandlers } from '../../../mocks/handlers/categories'
import { productsHandlers } from '../../../mocks/handlers/products'
import { requestedPaths, server } from '../../../mocks/server'
import { fetchCategories, fetchProducts } from './products'

describe('fetchProducts', () => {
  it('reads 250 products in three requests of 100, in order', async () => {
    server.use(productsHandlers.of(manyProducts(250)))
    const products = await fetchProducts()
    expect(products.map(({ title }) => title)).toEqual(manyProducts(250).map(({ title }) => title))
    expect(requestedPaths()).toEqual(
      [1, 2, 3].map((page) => `/api/products?populate=*&pagination[page]=${page}&pagination[pageSize]=100`),
    )
  })

  it('puts the products with a position first, in its order, and keeps the backend’s order of the others', async () => {
    const positions: Record<number, number> = { 120: 2, 3: 5, 250: 1 }
    const products = manyProducts(250).map((product) => ({
      ...product,
      position: positions[product.id] ?? null,
    }))
    server.use(productsHandlers.of(products))
    const titles = (await fetchProducts()).map(({ title }) => title)
    expect(titles.slice(0, 6)).toEqual(['Poêle 250', 'Poêle 120', 'Poêle 3', 'Poêle 1', 'Poêle 2', 'Poêle 4'])
    expect(titles).toHaveLength(250)
  })

  it('reads exactly 100 products in one request', async () => {
    server.use(productsHandlers.of(manyProducts(100)))
    expect(await fetchProducts()).toHaveLength(100)
    expect(requestedPaths()).toHaveLength(1)
  })

  it('accepts an empty list', async () => {
    server.use(productsHandlers.empty)
    expect(await fetchProducts()).toEqual([])
    expect(requestedPaths()).toHaveLength(1)
  })

  it('reads the same products from wrapped responses (Strapi 4), except for the ids', async () => {
    const flat = await fetchProducts()
    server.use(productsHandlers.wrapped)
    const wrapped = await fetchProducts()
    expect(flat).toHaveLength(seedProducts().length)
    expect(wrapped.map((product) => ({ ...product, id: '' }))).toEqual(
      flat.map((product) => ({ ...product, id: '' })),
    )
  })

  it('rejects when one page fails', async () => {
    server.use(productsHandlers.page2Down)
    await expect(fetchProducts()).rejects.toMatchObject({ kind: 'http', status: 503 })
  })

  it('lists a product that is on two pages once', async () => {
    const moved = [...manyProducts(100), ...manyProducts(101).slice(99)]
    server.use(productsHandlers.of(moved))
    expect((await fetchProducts()).map(({ id }) => id)).toEqual(
      manyProducts(101).map(({ documentId }) => documentId),
    )
  })

  it('keeps two products that have no id', async () => {
    server.use(
      http.get('*/api/products', () => HttpResponse.json({ data: [{ title: 'A' }, { title: 'B' }] })),
    )
    expect((await fetchProducts()).map(({ title }) => title)).toEqual(['A', 'B'])
  })
})

describe('fetchProducts with wrong totals', () => {
  /** A backend that states a wrong `pageCount`. */
  const stating = (pageCount: number, pages: number) =>
    http.get('*/api/products', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('pagination[page]'))
      const data = page <= pages ? [buildProduct({ id: page })] : []
      return HttpResponse.json({ data, meta: { pagination: { page, pageSize: 100, pageCount, total: 1 } } })
    })

  it('stops at the first empty page when `pageCount` is too high', async () => {
    server.use(stating(50, 2))
    expect(await fetchProducts()).toHaveLength(2)
    expect(requestedPaths()).toHaveLength(3)
  })

  it('stops at the first page that is not full when there are no totals', async () => {
    server.use(
      http.get('*/api/products', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('pagination[page]'))
        return HttpResponse.json({ data: manyProducts(105).slice((page - 1) * 100, page * 100) })
      }),
    )
    expect(await fetchProducts()).toHaveLength(105)
    expect(requestedPaths()).toHaveLength(2)
  })

  it('reads one page when `pageCount` is 0', async () => {
    server.use(stating(0, 5))
    expect(await fetchProducts()).toHaveLength(1)
  })

  it('stops at a page without a new product when the backend ignores the page number, with a warning', async () => {
    expectConsole(/console\.warn: The list of products was cut at page 2, which repeats entries only/)
    server.use(
      http.get('*/api/products', () =>
        HttpResponse.json({ data: manyProducts(3), meta: { pagination: { pageCount: 50, total: 150 } } }),
      ),
    )
    expect(await fetchProducts()).toHaveLength(3)
    expect(requestedPaths()).toHaveLength(2)
  })

  it('stops there too when the products have no ids', async () => {
    expectConsole(/console\.warn: The list of products was cut at page 2/)
    server.use(
      http.get('*/api/products', () =>
        HttpResponse.json({ data: [{ title: 'A' }], meta: { pagination: { pageCount: 50, total: 50 } } }),
      ),
    )
    expect(await fetchProducts()).toHaveLength(1)
  })

  it('stops after 200 pages, with a warning', async () => {
    expectConsole(/console\.warn: The list of products was cut after 200 pages/)
    server.use(stating(1_000_000, 1_000_000))
    expect(await fetchProducts()).toHaveLength(200)
    expect(requestedPaths()).toHaveLength(200)
  })
})

describe('fetchCategories', () => {
  it('uses the same paging', async () => {
    const many = Array.from({ length: 120 }, (_, index) =>
      buildCategory({ id: index + 1, name: `Catégorie ${index + 1}` }),
    )
    server.use(categoriesHandlers.of(many))
    expect((await fetchCategories()).map(({ name }) => name)).toEqual(many.map(({ name }) => name))
    expect(requestedPaths()).toEqual(
      [1, 2].map((page) => `/api/categories?populate=*&pagination[page]=${page}&pagination[pageSize]=100`),
    )
  })

  it('puts the categories with a position first', async () => {
    const positions = [null, 2, 1]
    const categories = positions.map((position, index) =>
      buildCategory({ id: index + 1, name: `Catégorie ${index + 1}`, position }),
    )
    server.use(categoriesHandlers.of(categories))
    const names = (await fetchCategories()).map(({ name }) => name)
    expect(names).toEqual(['Catégorie 3', 'Catégorie 2', 'Catégorie 1'])
  })

  it('omits categories without a name', async () => {
    server.use(
      categoriesHandlers.of([buildCategory({ name: null }), buildCategory({ id: 2, name: 'Inserts' })]),
    )
    expect(await fetchCategories()).toEqual([{ id: documentIdOf('category', 2), name: 'Inserts' }])
    expectConsole(/warn: The category "category0000000000000001" is left out: it has no name/)
  })
})
