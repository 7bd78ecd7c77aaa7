import { manyArticles, seedArticles } from '../fixtures/articles'
import { strapiResource } from './strapiResource'

const articles = strapiResource('articles', seedArticles, {
  'filters[slug][$eq]': ({ slug }, wanted) => slug === wanted,
})

export const articlesHandlers = {
  ...articles.behaviours,
  of: articles.of,
  /** 70 articles, whose second page of 50 fails. */
  page2Down: articles.pageDown(2, () => manyArticles(70)),
}
