import { lazyPage } from '../shared/lazyPage'
import type { PageRoute } from '../shared/pageRoute'

export const siteMapRoute: PageRoute = {
  path: '/plan-du-site',
  source: 'src/pages/SiteMapPage/SiteMapPage.tsx',
  page: lazyPage(async () => (await import('./SiteMapPage')).SiteMapPage),
  example: '/plan-du-site',
}
