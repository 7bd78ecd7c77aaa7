import { homeLink } from '../../site/navigation'
import { paths } from '../../site/paths'
import { layoutTexts } from '../../site/texts/layout'
import type { RenderedPages } from '../shared/renderedPage'
import { compareMetadata } from './metadata'

export const comparePages: RenderedPages = () => [
  {
    path: paths.compare,
    description: { metadata: compareMetadata(), crumbs: [homeLink, { label: layoutTexts.compare }] },
  },
]
