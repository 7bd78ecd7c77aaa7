import type { PageContent } from '../../cms/cache/pageContent'
import { siteMapQuery } from '../../cms/queries/siteMapQuery'
import { homeLink } from '../../site/navigation'
import { paths } from '../../site/paths'
import { layoutTexts } from '../../site/texts/layout'
import type { RenderedPages } from '../shared/renderedPage'
import { siteMapMetadata } from './metadata'
import { toSiteMap } from './siteMap'

export const siteMapPages: RenderedPages = (content) => {
  const entries: PageContent['entries'] = [[siteMapQuery().queryKey, toSiteMap(content)]]
  return [
    {
      path: paths.siteMap,
      description: { metadata: siteMapMetadata(), crumbs: [homeLink, { label: layoutTexts.siteMap }] },
      entries,
      published: entries,
    },
  ]
}
