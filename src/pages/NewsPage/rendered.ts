import { articlesQuery, newsFirstPageQuery, type NewsFirstPage } from '../../cms/queries/articleQueries'
import { newsVersionQuery } from '../../cms/queries/versionQueries'
import { byVillage, jobsOf, toJobArticles } from '../../cms/content/jobs'
import type { Article } from '../../cms/content/types'
import { placeVillages } from '../../communes/placeVillages'
import { publishedJobsKey } from '../../cms/queries/cachedArticles'
import { ARTICLES_PER_STEP } from '../../site/limits'
import { homeLink, newsLink } from '../../site/navigation'
import { paths } from '../../site/paths'
import type { RenderedPages } from '../shared/renderedPage'
import { newsMetadata } from './metadata'
import { villagesQuery } from './villagesQuery'

const withoutContent = (article: Article): Article => ({ ...article, contentHtml: null })

const firstPageOf = (articles: readonly Article[]): NewsFirstPage => ({
  articles: articles.slice(0, ARTICLES_PER_STEP).map(withoutContent),
  total: articles.length,
})

export const newsPages: RenderedPages = ({ articles, newsVersion }) => [
  {
    path: paths.news,
    description: { metadata: newsMetadata(), crumbs: [homeLink, { label: newsLink.label }] },
    entries: [
      [newsFirstPageQuery().queryKey, firstPageOf(articles)],
      [newsVersionQuery().queryKey, newsVersion],
      [villagesQuery().queryKey, placeVillages(byVillage(jobsOf(articles)))],
    ],
    lists: [articlesQuery().queryKey],
    published: [
      [articlesQuery().queryKey, articles.map(withoutContent)],
      [publishedJobsKey, toJobArticles(articles)],
    ],
  },
]
