import { neighboursOf } from '../../cms/content/articleNeighbours'
import { articleKey, articleNeighboursQuery } from '../../cms/queries/articleQueries'
import { newsArticle } from '../../seo/structuredData'
import { paths } from '../../site/paths'
import { homeCrumb, newsCrumb } from '../shared/crumbs'
import type { RenderedPages } from '../shared/renderedPage'
import { articleMetadata } from './metadata'

export const articlePages: RenderedPages = ({ articles }, siteUrl) =>
  articles.map((article) => {
    const key = articleKey(article.slug)
    return {
      path: paths.article(article.slug),
      description: {
        metadata: articleMetadata(article),
        crumbs: [homeCrumb, newsCrumb, { label: article.title }],
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
