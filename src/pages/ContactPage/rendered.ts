import { homeTextsQuery, tariffsQuery } from '../../cms/queries/firmQueries'
import { homeLink } from '../../site/navigation'
import { paths } from '../../site/paths'
import { contactTexts } from '../../site/texts/contact'
import { shownAndPublished, firmNode, type RenderedPages } from '../shared/renderedPage'
import { contactMetadata } from './metadata'

export const contactPages: RenderedPages = ({ homeTexts, tariffs, ...content }, siteUrl) => [
  {
    path: paths.contact,
    description: {
      metadata: contactMetadata(),
      crumbs: [homeLink, { label: contactTexts.title }],
      nodes: [firmNode(content, siteUrl)],
    },
    ...shownAndPublished([homeTextsQuery().queryKey, homeTexts], [tariffsQuery().queryKey, tariffs]),
  },
]
