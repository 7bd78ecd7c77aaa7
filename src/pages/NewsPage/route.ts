import { paths } from '../../site/paths'
import { lazyPage } from '../shared/lazyPage'
import type { PageRoute } from '../shared/pageRoute'

export const newsRoute: PageRoute = {
  path: paths.news,
  source: 'src/pages/NewsPage/NewsPage.tsx',
  page: lazyPage(async () => (await import('./NewsPage')).NewsPage),
}
