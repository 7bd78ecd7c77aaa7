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

/** Delays every request, then falls through to the next handlers. */
const delayHandler = http.get(/\/api\//, async () => {
  await delay(SLOW_MS)
})

/**
 * Handlers of the whole backend for Storybook's toolbar; null leaves the network or the content as the story sets it.
 * The first handler that answers wins, so a slow network serves any content; an empty or failing one serves none.
 */
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
