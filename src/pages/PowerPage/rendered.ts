import { homeLink } from '../../site/navigation'
import { paths } from '../../site/paths'
import { powerTexts } from '../../site/texts/power'
import { aidsOf, shownAndPublished, type RenderedPages } from '../shared/renderedPage'
import { powerMetadata } from './metadata'

export const powerPages: RenderedPages = (content) => [
  {
    path: paths.power,
    description: { metadata: powerMetadata(), crumbs: [homeLink, { label: powerTexts.title }] },
    ...shownAndPublished(...aidsOf(content)),
  },
]
