import { delay, http, type RequestHandler } from 'msw'
import { contentNamed, type ContentName } from '../fixtures/contents'
import { articlesHandlers } from './articles'
import { categoriesHandlers } from './categories'
import { productsHandlers } from './products'
import { servicesHandlers } from './services'
import { SLOW_MS } from './strapiResource'

export type NetworkName = 'ok' | 'slow' | 'empty' | 'down'

const resources = [productsHandlers, categoriesHandlers, articlesHandlers, servicesHandlers]

const holding = (name: ContentName): RequestHandler[] => {
  const { products, categories, articles, services } = contentNamed(name)
  return [
    productsHandlers.of(products),
    categoriesHandlers.of(categories),
    articlesHandlers.of(articles),
    servicesHandlers.of(services),
  ]
}

/** Waits, and leaves the answer to the handlers after it. */
const waiting = http.get(/\/api\//, async () => {
  await delay(SLOW_MS)
})

/**
 * What the whole backend answers when someone chooses it by hand; null leaves that side as it is. The first handler
 * that answers wins, so a slow network takes any content, while an empty or fallen one has none.
 */
export const backendHandlers = (
  network: NetworkName | null,
  content: ContentName | null,
): RequestHandler[] => {
  if (network === 'down') return resources.map(({ down }) => down)
  if (network === 'empty') return resources.map(({ empty }) => empty)
  const held = content === null && network === null ? [] : holding(content ?? 'normal')
  if (network !== 'slow') return held
  return content === null ? [waiting] : [waiting, ...held]
}
