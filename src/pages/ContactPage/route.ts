import { paths } from '../../site/paths'
import { lazyPage } from '../shared/lazyPage'
import type { PageRoute } from '../shared/pageRoute'

export const contactRoute: PageRoute = {
  path: paths.contact,
  source: 'src/pages/ContactPage/ContactPage.tsx',
  page: lazyPage(async () => (await import('./ContactPage')).ContactPage),
}
