import { neighboursOf } from '../../cms/content/articleNeighbours'
import { articleKey, articleNeighboursQuery } from '../../cms/queries/articleQuery'
import { newsArticle } from '../../seo/structuredData'
import { homeLink, newsLink } from '../../site/navigation'
import { paths } from '../../site/paths'
import type { RenderedPages } from '../shared/renderedPage'
import { articleMetadata } from './metadata'

export const articlePages: RenderedPages = ({ articles }, siteUrl) =>
  articles.map((article) => {
    const key = articleKey(article.slug)
    return {
      path: paths.article(article.slug),
      description: {
        metadata: articleMetadata(article),
        crumbs: [homeLink, newsLink, { label: article.title }],
        image: article.cover,
        article,
        nodes: [newsArticle(article, siteUrl)],
      },
      entries: [
        [key, article],
        [articleNeighboursQuery(article.slug).queryKey, neighboursOf(articles, article.slug)],
      ],
      published: [[key, article]],
      lastModified: article.updatedAt ?? article.date,
    }
  })
