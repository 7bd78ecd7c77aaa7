import { categoriesQuery } from './categoryQueries'
import { catalogueVersionQuery } from './versionQueries'
import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { expectConsole } from '../../testing/consoleGuard'
import { buildCategory } from '../../mocks/fixtures/categories'
import { buildProduct } from '../../mocks/fixtures/products'
import { categoriesHandlers } from '../../mocks/handlers/categories'
import { productsHandlers } from '../../mocks/handlers/products'
import { filledClient } from '../../testing/filledClient'
import { requestedPaths, server } from '../../mocks/server'
import { fetchAllContent } from '../strapi/requests/allContent'
import type { Product } from '../content/types'
import { productListKey, productsQuery } from './productQueries'
import { exactProductQuery, productQuery } from './productQuery'
import { toCategory, toProduct } from '../strapi/normalisers/toProduct'

const lauze = buildProduct({ title: 'Lauze 8', slug: 'lauze-8' })

describe('productQuery', () => {
  it('sends no request for a product in the cached list', async () => {
    server.use(productsHandlers.of([lauze]))
    const client = filledClient()
    await client.fetchQuery(productsQuery())
    expect(await client.fetchQuery(productQuery('lauze-8', client))).toMatchObject({ title: 'Lauze 8' })
    expect(requestedPaths()).toHaveLength(1)
  })

  it('fetches a product that is not in the cached list', async () => {
    server.use(productsHandlers.of([]))
    const client = filledClient()
    await client.fetchQuery(productsQuery())
    server.use(productsHandlers.of([lauze]))
    expect(await client.fetchQuery(productQuery('lauze-8', client))).toMatchObject({ title: 'Lauze 8' })
  })
})

it('productQuery follows an earlier slug that a known product had', async () => {
  server.use(productsHandlers.of([buildProduct({ title: 'Razès', previous_slugs: ['lauze-8'] })]))
  const client = filledClient()
  await client.fetchQuery(productsQuery())
  expect(await client.fetchQuery(productQuery('lauze-8', client))).toMatchObject({ title: 'Razès' })
})

it.each([
  ['lauze-8', 'Lauze 8'],
  ['lauze', 'Lauze 8'],
  ['lauz', undefined],
])('exactProductQuery accepts a slug of the product, also an earlier one: %s', (slug, title) => {
  const found = { ...toProduct(lauze), previousSlugs: ['lauze'] }
  expect(exactProductQuery(slug, filledClient()).select(found)?.title).toBe(title)
})

it('a product from a list without descriptions is placeholder data until it is fetched', async () => {
  server.use(productsHandlers.of([lauze]))
  const listed = { ...toProduct(lauze), descriptionHtml: null }
  const client = filledClient([productsQuery().queryKey, [listed]])
  const observer = new QueryObserver(client, productQuery('lauze-8', client))
  const isCompleted = new Promise<void>((resolve) => {
    observer.subscribe(({ data }) => data?.descriptionHtml && resolve())
  })
  expect(observer.getCurrentResult()).toMatchObject({ data: listed, error: null, isPending: false })
  await isCompleted
  expect(observer.getCurrentResult().data).toMatchObject({ title: 'Lauze 8' })
})

it.each([
  ['the first page of the catalogue', ['first-page'], (product: Product) => ({ products: [product] })],
  ['products as powerful', ['same-power', 'ondea-8'], (product: Product) => [product]],
])('a product from %s is placeholder data too', (_, parts, toList) => {
  const listed = { ...toProduct(lauze), descriptionHtml: null }
  const client = filledClient([productListKey(...parts), toList(listed)])
  const observer = new QueryObserver(client, productQuery('lauze-8', client))
  expect(observer.getCurrentResult()).toMatchObject({ data: listed, isPlaceholderData: true })
})

describe('a failure is logged once and not retried', () => {
  it('for the list, as an error with the response body', async () => {
    expectConsole(/console\.error: Reading the products failed\.[^]*HTTP 503[^]*Service Unavailable/)
    server.use(productsHandlers.down)
    await expect(filledClient().fetchQuery(productsQuery())).rejects.toThrow('HTTP 503')
    expect(requestedPaths()).toHaveLength(1)
  })

  it('for one product, as a warning', async () => {
    expectConsole(/console\.warn: Reading the product “lauze-8” failed/)
    server.use(productsHandlers.unreachable)
    const client = filledClient()
    await expect(client.fetchQuery(productQuery('lauze-8', client))).rejects.toMatchObject({
      kind: 'network',
    })
    expect(requestedPaths()).toHaveLength(1)
  })
})

describe('a refetch of the list', () => {
  const date = '2026-10-01T08:00:00.000Z'
  const later = '2026-10-03T08:00:00.000Z'
  const older = buildProduct({ id: 1, title: 'Lauze 8', slug: 'lauze-8' })
  const newer = buildProduct({ id: 2, title: 'Ondéa 8', slug: 'ondea-8' })
  const stoves = buildCategory({ id: 1, name: 'Poêles' })
  const isList = (path: string) => path.includes('populate=*')

  /** The number of entries of a list, and the newest date of a change. */
  type Version = readonly [total: number, updatedAt: string]
  type Versions = Record<'products' | 'categories' | 'pictures', Version>

  const version = (path: string, sort: string, [total, updatedAt]: Version) => {
    const newest = { updatedAt, image: { updatedAt }, cover: { updatedAt } }
    return http.get(`*/api/${path}`, ({ request }) =>
      new URL(request.url).searchParams.get('sort') === sort
        ? HttpResponse.json({ data: [newest], meta: { pagination: { total } } })
        : undefined,
    )
  }

  /** A backend with these lists; what is not `changed` in their versions is as in the build. */
  const respond = (changed: Partial<Versions> = {}, products = [older, newer], categories = [stoves]) => {
    const atBuild: Versions = { products: [2, date], categories: [1, date], pictures: [2, date] }
    const versions = { ...atBuild, ...changed }
    server.use(
      version('products', 'updatedAt:desc', versions.products),
      version('products', 'image.updatedAt:desc', versions.pictures),
      version('categories', 'updatedAt:desc', versions.categories),
      productsHandlers.of(products),
      categoriesHandlers.of(categories),
    )
  }

  /** A page that was opened with what the backend had at the build. */
  const opened = async () => {
    const { products, categories, catalogueVersion } = await fetchAllContent()
    return filledClient(
      [productsQuery().queryKey, products],
      [categoriesQuery().queryKey, categories],
      [catalogueVersionQuery().queryKey, catalogueVersion],
    )
  }

  /** @returns the paths that it requests. */
  const refetch = async (client: QueryClient) => {
    const { length } = requestedPaths()
    await client.fetchQuery({ ...productsQuery(), staleTime: 0 })
    return requestedPaths().slice(length)
  }

  it('is three small requests when nothing changed', async () => {
    respond()
    const client = await opened()
    const known = client.getQueryData(productsQuery().queryKey)
    const paths = await refetch(client)
    const first = 'pagination[page]=1&pagination[pageSize]=1'
    expect(paths).toEqual([
      `/api/products?fields[0]=updatedAt&sort=updatedAt:desc&${first}`,
      `/api/categories?fields[0]=updatedAt&sort=updatedAt:desc&${first}`,
      `/api/products?fields[0]=updatedAt&populate[image][fields][0]=updatedAt&filters[image][id][$notNull]=true&sort=image.updatedAt:desc&${first}`,
    ])
    expect(client.getQueryData(productsQuery().queryKey)).toBe(known)
  })

  it.each<[string, Partial<Versions>]>([
    ['a product changed', { products: [2, later] }],
    ['a product was removed', { products: [1, date] }],
    ['a product was added', { products: [3, date] }],
    ['a picture was replaced', { pictures: [2, later] }],
    ['a picture was deleted', { pictures: [1, date] }],
    ['a category was renamed', { categories: [1, later] }],
    ['a category was deleted', { categories: [0, date] }],
  ])('fetches both lists once when %s', async (_, changed) => {
    respond()
    const client = await opened()
    const newProducts = [buildProduct({ id: 2, title: 'Ondéa 9', slug: 'ondea-9' })]
    const newCategories = [buildCategory({ id: 1, name: 'Poêles à bois' })]
    respond(changed, newProducts, newCategories)
    expect((await refetch(client)).filter(isList)).toHaveLength(2)
    expect(client.getQueryData(productsQuery().queryKey)).toEqual(newProducts.map(toProduct))
    expect(client.getQueryData(categoriesQuery().queryKey)).toEqual(newCategories.map(toCategory))
    expect((await refetch(client)).filter(isList)).toEqual([])
  })

  const refusing = (isRefused: (parameters: URLSearchParams) => boolean) =>
    http.get('*/api/products', ({ request }) =>
      isRefused(new URL(request.url).searchParams) ? new HttpResponse(null, { status: 400 }) : undefined,
    )

  it('fetches the list when the backend refuses to sort', async () => {
    respond()
    server.use(refusing((parameters) => parameters.has('sort')))
    expect((await refetch(await opened())).filter(isList)).toHaveLength(2)
  })

  it('reads the pictures of a backend that calls them covers', async () => {
    const respondCovered = (pictures: Version) => {
      respond()
      server.use(
        refusing((parameters) => parameters.has('populate[image][fields][0]')),
        version('products', 'cover.updatedAt:desc', pictures),
      )
    }
    respondCovered([2, date])
    const client = await opened()
    respondCovered([2, later])
    expect((await refetch(client)).filter(isList)).toHaveLength(2)
  })

  it('fetches the list of a backend without dates of change', async () => {
    respond({ products: [2, ''] })
    expect((await refetch(await opened())).filter(isList)).toHaveLength(2)
  })
})
