import { paths } from '../../site/paths'
import { lazyPage } from '../shared/lazyPage'
import type { PageRoute } from '../shared/pageRoute'

export const servicesRoute: PageRoute = {
  path: paths.services,
  source: 'src/pages/ServicesPage/ServicesPage.tsx',
  page: lazyPage(async () => (await import('./ServicesPage')).ServicesPage),
}

export const servicesOfCategoryRoute: PageRoute = {
  path: `${paths.services}/:category`,
  source: 'src/pages/ServicesPage/ServicesPage.tsx',
  page: lazyPage(async () => (await import('./ServicesPage')).ServicesPage),
}
