import { lazyPage } from '../shared/lazyPage'
import type { PageRoute } from '../shared/pageRoute'

export const catalogueRoute: PageRoute = {
  path: '/products',
  source: 'src/pages/CataloguePage/CataloguePage.tsx',
  page: lazyPage(async () => (await import('./CataloguePage')).CataloguePage),
  example: '/products',
}
