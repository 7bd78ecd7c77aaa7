import { catalogueVersionQuery, categoriesQuery } from './categoryQueries'
import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { expectConsole } from '../../testing/consoleGuard'
import { buildCategory } from '../../mocks/fixtures/categories'
import { buildProduct } from '../../mocks/fixtures/products'
import { productSchema } from '../../mocks/fixtures/schemas'
import { categoriesHandlers } from '../../mocks/handlers/categories'
import { productsHandlers } from '../../mocks/handlers/products'
import { filledClient } from '../../testing/filledClient'
import { requestedPaths, server } from '../../mocks/server'
import { fetchAllContent } from '../strapi/requests/allContent'
import { productsQuery } from './productQueries'
import { productQuery } from './productQuery'
import { toCategory, toProduct } from '../strapi/normalisers/toProduct'
import type { StrapiCategory, StrapiProduct } from '../strapi/wire/wire'

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
  const dates = ['2026-10-01T08:00:00.000Z', '2026-10-02T08:00:00.000Z', '2026-10-03T08:00:00.000Z'] as const
  const [, , later] = dates
  const older = buildProduct({ id: 1, title: 'Lauze 8', slug: 'lauze-8', updatedAt: dates[0] })
  const newer = buildProduct({ id: 2, title: 'Ondéa 8', slug: 'ondea-8', updatedAt: dates[1] })
  const stoves = buildCategory({ id: 1, name: 'Poêles' })
  const respond = (products = [older, newer], categories = [stoves]) =>
    server.use(productsHandlers.of(products), categoriesHandlers.of(categories))
  const isList = (path: string) => path.includes('populate=*')

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
    expect(paths).toHaveLength(3)
    for (const path of paths) expect(path).toMatch(/fields\[0\]=updatedAt.*pageSize\]=1$/)
    expect(client.getQueryData(productsQuery().queryKey)).toBe(known)
  })

  const { image } = older
  const changes: [string, StrapiProduct[], StrapiCategory[]?][] = [
    ['a product changed', [{ ...older, title: 'Lauze 9', updatedAt: later }, newer]],
    ['a product was removed', [older]],
    [
      'a product was added',
      [older, newer, buildProduct({ id: 3, title: 'Labech', slug: 'labech', updatedAt: dates[0] })],
    ],
    ['a picture was replaced', [older, { ...newer, image: image && { ...image, updatedAt: later } }]],
    ['a picture was deleted', [{ ...older, image: null }, newer]],
    ['a category was renamed', [older, newer], [{ ...stoves, name: 'Poêles à bois', updatedAt: later }]],
    ['a category was deleted', [older, newer], []],
  ]
  it.each(changes)('fetches the list once when %s', async (_, products, categories = [stoves]) => {
    respond()
    const client = await opened()
    respond(products, categories)
    expect((await refetch(client)).filter(isList)).toHaveLength(2)
    expect(client.getQueryData(productsQuery().queryKey)).toEqual(products.map(toProduct))
    expect(client.getQueryData(categoriesQuery().queryKey)).toEqual(categories.map(toCategory))
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
    const covered = ({ image: cover, ...product }: typeof older) => ({ ...product, cover })
    const schema = {
      attributes: productSchema.attributes,
      relations: { cover: ['url'], categories: ['name'] },
    }
    const respondCovered = (products: (typeof older)[]) =>
      server.use(productsHandlers.of(products.map(covered), { schema }), categoriesHandlers.of([stoves]))
    respondCovered([older, newer])
    const client = await opened()
    respondCovered([older, { ...newer, image: image && { ...image, updatedAt: later } }])
    expect((await refetch(client)).filter(isList)).toHaveLength(2)
  })

  it('fetches the list of a backend without dates of change', async () => {
    const undated = [older, newer].map((product) => ({ ...product, updatedAt: '' }))
    respond(undated)
    expect((await refetch(await opened())).filter(isList)).toHaveLength(2)
  })
})
