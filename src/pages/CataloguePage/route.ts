import { paths } from '../../site/paths'
import { lazyPage } from '../shared/lazyPage'
import type { PageRoute } from '../shared/pageRoute'

export const catalogueRoute: PageRoute = {
  path: paths.products,
  source: 'src/pages/CataloguePage/CataloguePage.tsx',
  page: lazyPage(async () => (await import('./CataloguePage')).CataloguePage),
}
