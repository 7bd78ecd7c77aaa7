import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { buildProduct } from '../../../mocks/fixtures/products'
import { categoriesHandlers } from '../../../mocks/handlers/categories'
import { productsHandlers } from '../../../mocks/handlers/products'
import { servicesHandlers } from '../../../mocks/handlers/services'
import { server } from '../../../mocks/server'
import { expectConsole } from '../../../testing/consoleGuard'
import { fetchAllContent } from './allContent'

it('fetchAllContent names the content type, the URL and the reason when a request fails', async () => {
  server.use(servicesHandlers.malformed)
  await expect(fetchAllContent()).rejects.toThrow(
    /^The backend’s blog-posts cannot be read from https?:\/\/\S+\/api\/blog-posts: la réponse du service est illisible\.$/,
  )
  server.use(servicesHandlers.ok, categoriesHandlers.down)
  await expect(fetchAllContent()).rejects.toThrow(/categories: HTTP 503/)
  server.use(categoriesHandlers.ok, productsHandlers.unreachable)
  await expect(fetchAllContent()).rejects.toThrow(/products: le service ne répond pas/)
  // What the build’s last line is chosen by.
  await expect(fetchAllContent()).rejects.toMatchObject({ cause: { name: 'CmsError', kind: 'network' } })
})

it('fetchAllContent names every request that failed, with what to do about a refusal', async () => {
  const refuse = (path: string, status: number) =>
    http.get(`*/api/${path}`, () => HttpResponse.json({ data: null }, { status }))
  server.use(refuse('products', 403), refuse('categories', 404), refuse('articles', 400))
  await expect(fetchAllContent()).rejects.toThrow(
    /products: HTTP 403 – Forbidden; allow “find” to the role Public.*\n.*categories: HTTP 404.*; the backend has no such type\.\n.*articles: HTTP 400.*rest\.strictParams/,
  )
})

it('fetchAllContent logs the entries that share an address with an earlier one', async () => {
  server.use(
    productsHandlers.of([
      buildProduct({ title: 'Lauze 8', slug: 'lauze' }),
      buildProduct({ id: 2, title: 'Lauze 11', slug: 'lauze' }),
    ]),
  )
  const { products } = await fetchAllContent()
  expect(products).toHaveLength(2)
  expectConsole(/warn: “Lauze 11” has no page: “Lauze 8” has the same address, \/products\/lauze\.$/)
})
