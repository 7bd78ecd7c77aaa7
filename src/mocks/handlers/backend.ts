import { delay, http, type RequestHandler } from 'msw'
import { contentNamed, type ContentName } from '../fixtures/contents'
import { articlesHandlers } from './articles'
import { categoriesHandlers } from './categories'
import { firmHandlers } from './firm'
import { productsHandlers } from './products'
import { servicesHandlers } from './services'
import { SLOW_MS } from './strapiResource'

export type NetworkName = 'ok' | 'slow' | 'empty' | 'down'

const resources = [productsHandlers, categoriesHandlers, articlesHandlers, servicesHandlers]

const contentHandlers = (name: ContentName): RequestHandler[] => {
  const { products, categories, articles, services } = contentNamed(name)
  return [
    productsHandlers.of(products),
    categoriesHandlers.of(categories),
    articlesHandlers.of(articles),
    servicesHandlers.of(services),
  ]
}

/** Falls through to the next handlers. */
const delayHandler = http.get(/\/api\//, async () => {
  await delay(SLOW_MS)
})

/** null leaves the network or the content to the story; the first handler that answers wins. */
export const backendHandlers = (
  network: NetworkName | null,
  content: ContentName | null,
): RequestHandler[] => {
  if (network === 'down') return [...resources.map(({ down }) => down), ...firmHandlers.down]
  if (network === 'empty') return resources.map(({ empty }) => empty)
  const handlers = content === null && network === null ? [] : contentHandlers(content ?? 'normal')
  if (network !== 'slow') return handlers
  return content === null ? [delayHandler] : [delayHandler, ...handlers]
}
