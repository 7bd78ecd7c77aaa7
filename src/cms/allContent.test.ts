import { expect, it } from 'vitest'
import { categoriesHandlers } from '../mocks/handlers/categories'
import { productsHandlers } from '../mocks/handlers/products'
import { servicesHandlers } from '../mocks/handlers/services'
import { server } from '../mocks/server'
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
})
