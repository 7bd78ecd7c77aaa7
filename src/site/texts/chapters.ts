export type TextLink = { label: string; href: string }

/** A stretch of a chapter: a paragraph with at most one link after it, a list, or names and values. */
export type ChapterBlock =
  | { kind: 'text'; text: string; link?: TextLink }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; facts: readonly { name: string; value: string }[] }

export type Chapter = {
  /** Fragment of its address. */
  id: string
  title: string
  blocks: readonly ChapterBlock[]
}
