import { manyArticles, seedArticles } from '../fixtures/articles'
import { strapiResource } from './strapiResource'

const articles = strapiResource('articles', seedArticles(), {
  'filters[slug][$eq]': ({ slug }, wanted) => slug === wanted,
})

/** Handlers for `/api/articles`, the list and a single article; `of(entries)` responds with other content. */
export const articlesHandlers = {
  ...articles.behaviours,
  of: articles.of,
  /** The requested article does not exist. */
  missing: articles.of([]),
  /** A list of 70 articles whose second page of 50 fails. */
  page2Down: articles.pageDown(2, manyArticles(70)),
}
