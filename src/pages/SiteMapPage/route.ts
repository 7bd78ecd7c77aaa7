import { paths } from '../../site/paths'
import { lazyPage } from '../shared/lazyPage'
import type { PageRoute } from '../shared/pageRoute'

export const siteMapRoute: PageRoute = {
  path: paths.siteMap,
  source: 'src/pages/SiteMapPage/SiteMapPage.tsx',
  page: lazyPage(async () => (await import('./SiteMapPage')).SiteMapPage),
}
