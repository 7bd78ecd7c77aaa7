import { lazyPage } from '../shared/lazyPage'
import type { PageRoute } from '../shared/pageRoute'

export const tariffsRoute: PageRoute = {
  path: '/tarifs',
  source: 'src/pages/TariffsPage/TariffsPage.tsx',
  page: lazyPage(async () => (await import('./TariffsPage')).TariffsPage),
  example: '/tarifs',
}
