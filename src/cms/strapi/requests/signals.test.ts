import { expect, it, vi } from 'vitest'
import { articlesHandlers } from '../../../mocks/handlers/articles'
import { productsHandlers } from '../../../mocks/handlers/products'
import { servicesHandlers } from '../../../mocks/handlers/services'
import { requestedPaths, server } from '../../../mocks/server'
import { fetchArticle, fetchArticles } from './articles'
import { fetchCategories, fetchProduct, fetchProducts } from './products'
import { fetchService, fetchServiceById } from './services'
import { fetchServicesPage } from './servicesPage'

/** The number of requests to an empty backend, including every fallback. */
it.each<[name: string, requests: number, call: (signal: AbortSignal) => Promise<unknown>]>([
  ['fetchProducts', 1, fetchProducts],
  ['fetchCategories', 1, fetchCategories],
  ['fetchProduct', 6, (signal) => fetchProduct('1234', signal)],
  ['fetchArticles', 1, (signal) => fetchArticles({}, signal)],
  ['fetchArticle', 2, (signal) => fetchArticle('1234', signal)],
  ['fetchService', 5, (signal) => fetchService('1234', undefined, signal)],
  ['fetchServiceById', 2, (signal) => fetchServiceById('1234', signal)],
  ['fetchServicesPage', 2, (signal) => fetchServicesPage({ category: 'sav', page: 1 }, signal)],
])('%s passes its signal to each of its %d requests', async (_, requests, call) => {
  server.use(productsHandlers.empty, articlesHandlers.empty, servicesHandlers.empty)
  const fetched = vi.spyOn(globalThis, 'fetch')
  const { signal } = new AbortController()
  await call(signal)
  const passed = fetched.mock.calls.filter(([, init]) => init?.signal === signal)
  fetched.mockRestore()
  expect(passed).toHaveLength(requests)
  expect(requestedPaths()).toHaveLength(requests)
})
