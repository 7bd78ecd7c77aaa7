import type { Article, LinkedAid } from './types'

/** The articles about aids that still count, in the order of the articles. @param day ISO date */
export const aidsFrom = (articles: readonly Article[], day: string): LinkedAid[] =>
  articles.flatMap(({ slug, title, aidUntil }) =>
    aidUntil !== undefined && day <= aidUntil ? [{ slug, title, until: aidUntil }] : [],
  )
