import { lazyPage } from '../shared/lazyPage'
import type { PageRoute } from '../shared/pageRoute'

export const notFoundRoute: PageRoute = {
  path: '*',
  source: 'src/pages/NotFoundPage/NotFoundPage.tsx',
  page: lazyPage(async () => (await import('./NotFoundPage')).NotFoundPage),
}
