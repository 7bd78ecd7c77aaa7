import type { LabelledLink } from '../link'

export type ChapterBlock =
  | { kind: 'text'; text: string; link?: LabelledLink }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; facts: readonly { name: string; value: string }[] }

export type Chapter = {
  id: string
  title: string
  blocks: readonly ChapterBlock[]
}
