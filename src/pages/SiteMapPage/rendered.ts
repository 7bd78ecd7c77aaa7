import type { PageContent } from '../../cms/cache/pageContent'
import { siteMapQuery } from '../../cms/queries/siteMapQuery'
import { paths } from '../../site/paths'
import { layoutTexts } from '../../site/texts/layout'
import { homeCrumb } from '../shared/crumbs'
import type { RenderedPages } from '../shared/renderedPage'
import { siteMapMetadata } from './metadata'
import { toSiteMap } from './siteMap'

export const siteMapPages: RenderedPages = (content) => {
  const entries: PageContent['entries'] = [[siteMapQuery().queryKey, toSiteMap(content)]]
  return [
    {
      path: paths.siteMap,
      description: { metadata: siteMapMetadata(), crumbs: [homeCrumb, { label: layoutTexts.siteMap }] },
      entries,
      published: entries,
    },
  ]
}
