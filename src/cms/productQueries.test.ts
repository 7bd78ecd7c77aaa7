import { QueryObserver } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { expectConsole } from '../testing/consoleGuard'
import { buildProduct } from '../mocks/fixtures/products'
import { productsHandlers } from '../mocks/handlers/products'
import { filledClient } from '../testing/filledClient'
import { requestedPaths, server } from '../mocks/server'
import { productsQuery } from './productQueries'
import { productsVersionQuery, versionOf } from './productsVersion'
import { productQuery } from './productQuery'
import { toProduct } from './strapi/toProduct'
import type { Product } from './types'

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
  const listCalls = () => requestedPaths().filter((path) => path.includes('populate'))

  const refetch = async (products: ReturnType<typeof buildProduct>[], known: Product[]) => {
    server.use(productsHandlers.of(products))
    const client = filledClient(
      [productsQuery().queryKey, known],
      [productsVersionQuery().queryKey, versionOf(known)],
    )
    return client.fetchQuery({ ...productsQuery(), staleTime: 0 })
  }

  const older = buildProduct({ id: 1, title: 'Lauze 8', updatedAt: '2026-10-01T08:00:00.000Z' })
  const newer = buildProduct({ id: 2, title: 'Ondéa 8', updatedAt: '2026-10-02T08:00:00.000Z' })
  const known = [older, newer].map(toProduct)

  it('is one small request when nothing changed', async () => {
    expect(await refetch([older, newer], known)).toBe(known)
    expect(requestedPaths()).toEqual([expect.stringMatching(/fields\[0\]=updatedAt.*pageSize\]=1$/)])
  })

  it.each([
    ['changed', [{ ...older, title: 'Lauze 9', updatedAt: '2026-10-03T08:00:00.000Z' }, newer]],
    ['was removed', [older]],
    ['was added', [older, newer, buildProduct({ id: 3, title: 'Labech', updatedAt: older.updatedAt })]],
  ])('fetches the list when a product %s', async (_, products) => {
    expect(await refetch(products, known)).toHaveLength(products.length)
    expect(listCalls()).toHaveLength(1)
  })

  it('fetches the list when the backend refuses to sort', async () => {
    server.use(productsHandlers.of([older]))
    const refused = http.get('*/api/products', ({ request }) =>
      new URL(request.url).searchParams.has('sort') ? new HttpResponse(null, { status: 400 }) : undefined,
    )
    server.use(refused)
    const client = filledClient([productsQuery().queryKey, known])
    expect(await client.fetchQuery({ ...productsQuery(), staleTime: 0 })).toHaveLength(1)
  })

  it('fetches the list of a build that knew no date of change', async () => {
    await refetch(
      [older, newer],
      known.map((product) => ({ ...product, updatedAt: null })),
    )
    expect(listCalls()).toHaveLength(1)
  })
})
