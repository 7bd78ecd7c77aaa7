import { homeTextsQuery, partnersQuery } from '../../cms/queries/firmQueries'
import { webSite } from '../../seo/businessData'
import { SITE_PICTURE } from '../../seo/describePage'
import { paths } from '../../site/paths'
import { firmContent, firmNode, type RenderedPages } from '../shared/renderedPage'
import { homeMetadata } from './metadata'

export const homePages: RenderedPages = ({ homeTexts, partners, ...content }, siteUrl) => [
  {
    path: paths.home,
    description: {
      metadata: homeMetadata(),
      nodes: [firmNode(content, siteUrl, `${siteUrl}${SITE_PICTURE.path}`), webSite(siteUrl)],
    },
    ...firmContent([homeTextsQuery().queryKey, homeTexts], [partnersQuery().queryKey, partners]),
  },
]
