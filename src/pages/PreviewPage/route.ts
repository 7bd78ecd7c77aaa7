import { lazyPage } from '../shared/lazyPage'
import type { PageRoute } from '../shared/pageRoute'

export const previewRoute: PageRoute = {
  path: '/apercu',
  source: 'src/pages/PreviewPage/PreviewPage.tsx',
  page: lazyPage(async () => (await import('./PreviewPage')).PreviewPage),
  example: '/apercu',
}
