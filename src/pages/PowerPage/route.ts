import { lazyPage } from '../shared/lazyPage'
import type { PageRoute } from '../shared/pageRoute'

export const powerRoute: PageRoute = {
  path: '/puissance',
  source: 'src/pages/PowerPage/PowerPage.tsx',
  page: lazyPage(async () => (await import('./PowerPage')).PowerPage),
  example: '/puissance',
}
