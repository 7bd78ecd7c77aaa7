import { paths } from '../../site/paths'
import { lazyPage } from '../shared/lazyPage'
import type { PageRoute } from '../shared/pageRoute'

export const legalNoticeRoute: PageRoute = {
  path: paths.legal,
  source: 'src/pages/LegalPage/LegalPage.tsx',
  page: lazyPage(async () => (await import('./LegalPage')).LegalPage),
}

export const accessibilityRoute: PageRoute = {
  path: paths.accessibility,
  source: 'src/pages/LegalPage/LegalPage.tsx',
  page: lazyPage(async () => (await import('./LegalPage')).AccessibilityPage),
}
