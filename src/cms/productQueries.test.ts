import { describe, expect, it } from 'vitest'
import { expectConsole } from '../mocks/consoleGuard'
import { buildProduct } from '../mocks/fixtures/products'
import { productsHandlers } from '../mocks/handlers/products'
import { createLiveStore, readFirst } from '../mocks/liveStore'
import { askedPaths, server } from '../mocks/server'
import { productQuery, productsQuery } from './productQueries'
import { toProduct } from './strapi/toProduct'

const lauze = buildProduct({ title: 'Lauze 8', slug: 'lauze-8' })

describe('a product', () => {
  it('that the catalogue in memory holds is opened without a call', async () => {
    server.use(productsHandlers.of([lauze]))
    const store = createLiveStore()
    await readFirst(store, productsQuery())
    expect(await readFirst(store, productQuery('lauze-8'))).toMatchObject({ title: 'Lauze 8' })
    expect(askedPaths()).toHaveLength(1)
  })

  it('that the catalogue in memory has not is asked for', async () => {
    server.use(productsHandlers.of([]))
    const store = createLiveStore()
    await readFirst(store, productsQuery())
    server.use(productsHandlers.of([lauze]))
    expect(await readFirst(store, productQuery('lauze-8'))).toMatchObject({ title: 'Lauze 8' })
  })
})

it('a product of a list without descriptions is shown at once, and completed', async () => {
  server.use(productsHandlers.of([lauze]))
  const listed = { ...toProduct(lauze), descriptionHtml: null }
  const store = createLiveStore({ [productsQuery().key]: [listed] })
  const { read, subscribe } = store.source().observe(productQuery('lauze-8'))
  const isCompleted = new Promise<void>((resolve) => {
    subscribe(() => read().data?.descriptionHtml && resolve())
  })
  expect(read()).toEqual({ data: listed, error: null, isPending: false })
  await isCompleted
  expect(read().data).toMatchObject({ title: 'Lauze 8' })
})

describe('a failure is logged once, and not tried again', () => {
  it('for the list, as an error with what the backend said', async () => {
    expectConsole(/console\.error: Reading the products failed\.[^]*HTTP 503[^]*Service Unavailable/)
    server.use(productsHandlers.down)
    await expect(readFirst(createLiveStore(), productsQuery())).rejects.toThrow('HTTP 503')
    expect(askedPaths()).toHaveLength(1)
  })

  it('for one product, as a warning', async () => {
    expectConsole(/console\.warn: Reading the product “lauze-8” failed/)
    server.use(productsHandlers.unreachable)
    const store = createLiveStore()
    await expect(readFirst(store, productQuery('lauze-8'))).rejects.toMatchObject({
      kind: 'network',
    })
    expect(askedPaths()).toHaveLength(1)
  })
})
