import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { expectConsole } from '../testing/consoleGuard'
import { buildProduct } from '../mocks/fixtures/products'
import { productsHandlers } from '../mocks/handlers/products'
import { filledClient } from '../testing/filledClient'
import { requestedPaths, server } from '../mocks/server'
import { productQuery, productsQuery } from './productQueries'
import { toProduct } from './strapi/toProduct'

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
