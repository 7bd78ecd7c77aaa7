import { showcaseOf } from '../../catalogue/showcase'
import { toListed } from '../../catalogue/firstPage'
import { homeTextsQuery, partnersQuery } from '../../cms/queries/firmQueries'
import { webSite } from '../../seo/firmData'
import { SITE_PICTURE } from '../../seo/describePage'
import { paths } from '../../site/paths'
import { shownAndPublished, firmNode, type RenderedPages } from '../shared/renderedPage'
import { homeMetadata } from './metadata'
import { showcaseQuery, type ShowcaseContent } from './showcaseQuery'

export const homePages: RenderedPages = ({ homeTexts, partners, ...content }, siteUrl) => {
  const firm = shownAndPublished([homeTextsQuery().queryKey, homeTexts], [partnersQuery().queryKey, partners])
  const showcase: ShowcaseContent = {
    products: showcaseOf(content.products).map(toListed),
    article: content.articles.map(({ slug, title, date }) => ({ slug, title, date }))[0] ?? null,
  }
  return [
    {
      path: paths.home,
      description: {
        metadata: homeMetadata(),
        nodes: [firmNode(content, siteUrl, `${siteUrl}${SITE_PICTURE.path}`), webSite(siteUrl)],
      },
      ...firm,
      lists: [showcaseQuery().queryKey],
      published: [...firm.published, [showcaseQuery().queryKey, showcase]],
    },
  ]
}
