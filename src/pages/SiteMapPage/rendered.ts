import { siteMapQuery } from '../../cms/queries/siteMapQuery'
import { homeLink } from '../../site/navigation'
import { paths } from '../../site/paths'
import { layoutTexts } from '../../site/texts/layout'
import { shownAndPublished, type RenderedPages } from '../shared/renderedPage'
import { siteMapMetadata } from './metadata'
import { toSiteMap } from './siteMap'

export const siteMapPages: RenderedPages = (content) => [
  {
    path: paths.siteMap,
    description: { metadata: siteMapMetadata(), crumbs: [homeLink, { label: layoutTexts.siteMap }] },
    ...shownAndPublished([siteMapQuery().queryKey, toSiteMap(content)]),
  },
]
