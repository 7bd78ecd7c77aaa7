import { describe, expect, it } from 'vitest'
import { expectConsole } from '../mocks/consoleGuard'
import { buildProduct } from '../mocks/fixtures/products'
import { productsHandlers } from '../mocks/handlers/products'
import { askedPaths, server } from '../mocks/server'
import { productQuery, productsQuery } from './productQueries'
import { createQueryClient } from './queryClient'

const lauze = buildProduct({ title: 'Lauze 8', slug: 'lauze-8' })

describe('a product', () => {
  it('that the catalogue in memory holds is opened without a call', async () => {
    server.use(productsHandlers.of([lauze]))
    const client = createQueryClient()
    await client.fetchQuery(productsQuery())
    expect(await client.fetchQuery(productQuery('lauze-8', client))).toMatchObject({ title: 'Lauze 8' })
    expect(askedPaths()).toHaveLength(1)
  })

  it('that the catalogue in memory has not is asked for', async () => {
    server.use(productsHandlers.of([]))
    const client = createQueryClient()
    await client.fetchQuery(productsQuery())
    server.use(productsHandlers.of([lauze]))
    expect(await client.fetchQuery(productQuery('lauze-8', client))).toMatchObject({ title: 'Lauze 8' })
  })
})

describe('a failure is logged once, and not tried again', () => {
  it('for the list, as an error with what the backend said', async () => {
    expectConsole(/console\.error: Reading the products failed\.[^]*HTTP 503[^]*Service Unavailable/)
    server.use(productsHandlers.down)
    await expect(createQueryClient().fetchQuery(productsQuery())).rejects.toThrow('HTTP 503')
    expect(askedPaths()).toHaveLength(1)
  })

  it('for one product, as a warning', async () => {
    expectConsole(/console\.warn: Reading the product “lauze-8” failed/)
    server.use(productsHandlers.unreachable)
    const client = createQueryClient()
    await expect(client.fetchQuery(productQuery('lauze-8', client))).rejects.toMatchObject({
      kind: 'network',
    })
    expect(askedPaths()).toHaveLength(1)
  })
})
