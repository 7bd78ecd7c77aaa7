import { lazyPage } from '../shared/lazyPage'
import type { PageRoute } from '../shared/pageRoute'

export const articleRoute: PageRoute = {
  path: '/actualites/:slug',
  source: 'src/pages/ArticlePage/ArticlePage.tsx',
  page: lazyPage(async () => (await import('./ArticlePage')).ArticlePage),
  example: '/actualites/garder-une-vitre-propre',
}
