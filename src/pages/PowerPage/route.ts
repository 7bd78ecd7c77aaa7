import { paths } from '../../site/paths'
import { lazyPage } from '../shared/lazyPage'
import type { PageRoute } from '../shared/pageRoute'

export const powerRoute: PageRoute = {
  path: paths.power,
  source: 'src/pages/PowerPage/PowerPage.tsx',
  page: lazyPage(async () => (await import('./PowerPage')).PowerPage),
}
