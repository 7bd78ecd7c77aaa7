import { paths } from '../../site/paths'
import { lazyPage } from '../shared/lazyPage'
import type { PageRoute } from '../shared/pageRoute'

export const tariffsRoute: PageRoute = {
  path: paths.tariffs,
  source: 'src/pages/TariffsPage/TariffsPage.tsx',
  page: lazyPage(async () => (await import('./TariffsPage')).TariffsPage),
}
