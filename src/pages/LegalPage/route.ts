import { lazyPage } from '../shared/lazyPage'
import type { PageRoute } from '../shared/pageRoute'

export const legalNoticeRoute: PageRoute = {
  path: '/legalnotice',
  source: 'src/pages/LegalPage/LegalPage.tsx',
  page: lazyPage(async () => (await import('./LegalPage')).LegalPage),
  example: '/legalnotice',
}

export const accessibilityRoute: PageRoute = {
  path: '/accessibilite',
  source: 'src/pages/LegalPage/LegalPage.tsx',
  page: lazyPage(async () => (await import('./LegalPage')).AccessibilityPage),
  example: '/accessibilite',
}
