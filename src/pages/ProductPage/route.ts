import { paths } from '../../site/paths'
import { lazyPage } from '../shared/lazyPage'
import type { PageRoute } from '../shared/pageRoute'

export const productRoute: PageRoute = {
  path: `${paths.products}/:slug`,
  source: 'src/pages/ProductPage/ProductPage.tsx',
  page: lazyPage(async () => (await import('./ProductPage')).ProductPage),
}
