import { paths } from '../../site/paths'
import { lazyPage } from '../shared/lazyPage'
import type { PageRoute } from '../shared/pageRoute'

export const previewRoute: PageRoute = {
  path: paths.preview,
  source: 'src/pages/PreviewPage/PreviewPage.tsx',
  page: lazyPage(async () => (await import('./PreviewPage')).PreviewPage),
}
