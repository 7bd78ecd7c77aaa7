import { paths } from '../../site/paths'
import { lazyPage } from '../shared/lazyPage'
import type { PageRoute } from '../shared/pageRoute'

export const articleRoute: PageRoute = {
  path: `${paths.news}/:slug`,
  source: 'src/pages/ArticlePage/ArticlePage.tsx',
  page: lazyPage(async () => (await import('./ArticlePage')).ArticlePage),
}
