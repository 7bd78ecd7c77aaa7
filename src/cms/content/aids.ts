import type { Article, LinkedAid } from './types'

/** The newest article about aids that still counts. @param day ISO date */
export const aidOn = (articles: readonly Article[], day: string): LinkedAid | null => {
  for (const { slug, title, aidUntil } of articles)
    if (aidUntil !== undefined && day <= aidUntil) return { slug, title, until: aidUntil }
  return null
}
