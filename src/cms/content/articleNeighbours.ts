import type { Article, Neighbours, LinkedArticle } from './types'

const toLinked = (article: Article | undefined): LinkedArticle | null =>
  article ? { slug: article.slug, title: article.title } : null

/** @param articles the newest first. */
export const neighboursOf = (articles: readonly Article[], slug: string): Neighbours => {
  const index = articles.findIndex((article) => article.slug === slug)
  if (index === -1) return { previous: null, next: null }
  return { previous: toLinked(articles[index + 1]), next: toLinked(articles[index - 1]) }
}
