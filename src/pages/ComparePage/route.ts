import { paths } from '../../site/paths'
import { lazyPage } from '../shared/lazyPage'
import type { PageRoute } from '../shared/pageRoute'

export const compareRoute: PageRoute = {
  path: paths.compare,
  source: 'src/pages/ComparePage/ComparePage.tsx',
  page: lazyPage(async () => (await import('./ComparePage')).ComparePage),
}
