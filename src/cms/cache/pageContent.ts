import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { STALE_TIME_MS } from './queryClient'
import { fetchPublished, setPublishedFolder } from './published'

export const PAGE_CONTENT_ID = 'page-content'

/** The content of a prerendered page, included in its document as JSON. */
export type PageContent = {
  /** The data that the page shows, by query key. */
  entries: (readonly [QueryKey, unknown])[]
  /** Query keys of lists whose first items only are in `entries`; the build published the whole lists. */
  lists: QueryKey[]
  /** When the content was read, ms since 1970. */
  readAt: number
  /** Folder of the content published with this build. */
  publishedFolder: string
}

/** Reads the content included in this document; null when the document was not prerendered. */
export const readPageContent = (): PageContent | null => {
  const text = document.getElementById(PAGE_CONTENT_ID)?.textContent
  if (!text) return null
  // No schema needed: the build wrote it.
  const content: PageContent = JSON.parse(text)
  return content
}

/** When content was read, by the visitor's clock. One that is behind the build's cannot tell: the content is stale. */
const dateOf = (readAt: number) => {
  const now = Date.now()
  return readAt > now ? now - STALE_TIME_MS : readAt
}

/**
 * Fills the cache with the content of the prerendered page, dated when the build read it.
 * @returns a promise that resolves once the whole lists are in the cache too, or could not be fetched.
 */
export const restoreContent = async (
  client: QueryClient,
  { entries, lists, readAt, publishedFolder }: PageContent,
): Promise<void> => {
  setPublishedFolder(publishedFolder)
  const options = { updatedAt: dateOf(readAt) }
  for (const [key, data] of entries) client.setQueryData(key, data, options)
  await Promise.all(
    lists.map(async (key) => {
      const data = await fetchPublished(key)
      if (data !== undefined && client.getQueryData(key) === undefined)
        client.setQueryData(key, data, options)
    }),
  )
}
