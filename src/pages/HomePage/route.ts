import { paths } from '../../site/paths'
import { lazyPage } from '../shared/lazyPage'
import type { PageRoute } from '../shared/pageRoute'

export const homeRoute: PageRoute = {
  path: paths.home,
  source: 'src/pages/HomePage/HomePage.tsx',
  page: lazyPage(async () => (await import('./HomePage')).HomePage),
}
