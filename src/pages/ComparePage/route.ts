import { lazyPage } from '../shared/lazyPage'
import type { PageRoute } from '../shared/pageRoute'

export const compareRoute: PageRoute = {
  path: '/comparer',
  source: 'src/pages/ComparePage/ComparePage.tsx',
  page: lazyPage(async () => (await import('./ComparePage')).ComparePage),
  example: '/comparer',
}
