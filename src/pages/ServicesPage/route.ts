import { lazyPage } from '../shared/lazyPage'
import type { PageRoute } from '../shared/pageRoute'

export const servicesRoute: PageRoute = {
  path: '/services',
  source: 'src/pages/ServicesPage/ServicesPage.tsx',
  page: lazyPage(async () => (await import('./ServicesPage')).ServicesPage),
  example: '/services',
}

export const servicesOfCategoryRoute: PageRoute = {
  path: '/services/:category',
  source: 'src/pages/ServicesPage/ServicesPage.tsx',
  page: lazyPage(async () => (await import('./ServicesPage')).ServicesPage),
  example: '/services/entretien',
}
