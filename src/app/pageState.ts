import type { BackendCheck } from '../cms/content/backendCheck'

export const PAGE_STATE_ID = 'page-state'

/** What a prerendered page hands over to the application, as JSON in the document. */
export type PageState = {
  /** The content the page was prerendered from, by its key. */
  content: Record<string, unknown>
  /** When that content was read, ms since 1970. */
  readAt: number
  /** The calls by which the backend says whether it has changed. */
  checks: BackendCheck[]
  /** Where the content published with this build lies. */
  publishedFolder: string
}

/** The state of the prerendered page in this document; null in a document that was not prerendered with content. */
export const readPageState = (): PageState | null => {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent
  if (!text) return null
  // Trusted without a schema: this build wrote it.
  const state: PageState = JSON.parse(text)
  return state
}
