import { lazyPage } from '../shared/lazyPage'
import type { PageRoute } from '../shared/pageRoute'

export const newsRoute: PageRoute = {
  path: '/actualites',
  source: 'src/pages/NewsPage/NewsPage.tsx',
  page: lazyPage(async () => (await import('./NewsPage')).NewsPage),
  example: '/actualites',
}
