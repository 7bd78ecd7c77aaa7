import { tariffsQuery } from '../../cms/queries/firmQueries'
import { homeLink } from '../../site/navigation'
import { paths } from '../../site/paths'
import { tariffsTexts } from '../../site/texts/tariffs'
import { shownAndPublished, type RenderedPages } from '../shared/renderedPage'
import { tariffsMetadata } from './metadata'

export const tariffsPages: RenderedPages = ({ tariffs }) => [
  {
    path: paths.tariffs,
    description: { metadata: tariffsMetadata(), crumbs: [homeLink, { label: tariffsTexts.title }] },
    ...shownAndPublished([tariffsQuery().queryKey, tariffs]),
  },
]
