import { paths } from '../../site/paths'
import { lazyPage } from '../shared/lazyPage'
import type { PageRoute } from '../shared/pageRoute'

export const serviceRoute: PageRoute = {
  path: `${paths.services}/:category/:slug`,
  source: 'src/pages/ServicePage/ServicePage.tsx',
  page: lazyPage(async () => (await import('./ServicePage')).ServicePage),
}

export const serviceByIdRoute: PageRoute = {
  path: `${paths.services}/services-details/:id`,
  source: 'src/pages/ServicePage/ServicePage.tsx',
  page: lazyPage(async () => (await import('./ServicePage')).ServiceByIdPage),
}
