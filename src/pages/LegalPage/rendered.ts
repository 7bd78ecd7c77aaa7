import { legalDetailsQuery, shopQuery } from '../../cms/queries/firmQueries'
import { homeLink } from '../../site/navigation'
import { paths } from '../../site/paths'
import { layoutTexts } from '../../site/texts/layout'
import { shownAndPublished, type RenderedPages } from '../shared/renderedPage'
import { accessibilityMetadata, legalMetadata } from './metadata'

export const legalNoticePages: RenderedPages = ({ shop, legalDetails }) => [
  {
    path: paths.legal,
    description: { metadata: legalMetadata(), crumbs: [homeLink, { label: layoutTexts.legal }] },
    ...shownAndPublished([legalDetailsQuery().queryKey, legalDetails], [shopQuery().queryKey, shop]),
  },
]

export const accessibilityPages: RenderedPages = () => [
  {
    path: paths.accessibility,
    description: {
      metadata: accessibilityMetadata(),
      crumbs: [homeLink, { label: layoutTexts.accessibility }],
    },
  },
]
