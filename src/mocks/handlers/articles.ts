import { manyArticles, seedArticles } from '../fixtures/articles'
import { articleSchema } from '../fixtures/schemas'
import { strapiResource } from './strapiResource'

const articles = strapiResource('articles', articleSchema, seedArticles)

/** What `/api/articles` may do, for the list and for one article by its slug; `of(list)` holds a story's own content. */
export const articlesHandlers = {
  ...articles.behaviours,
  of: articles.of,
  /** A backend that answers and has no such article. */
  missing: articles.of([]),
  /** A list of 70 articles whose second page of 50 fails. */
  page2Down: articles.pageDown(2, manyArticles(70)),
}
