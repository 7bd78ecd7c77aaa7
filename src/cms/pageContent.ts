import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { fetchPublished, setPublishedFolder } from './published'

export const PAGE_CONTENT_ID = 'page-content'

/** The content of a prerendered page, which its document carries as JSON. */
export type PageContent = {
  /** What the page shows, by query. */
  entries: (readonly [QueryKey, unknown])[]
  /** Lists of which the page only shows the beginning; the build published them whole. */
  lists: QueryKey[]
  /** When the content was read, ms since 1970. */
  readAt: number
  /** Where the content published with this build lies. */
  publishedFolder: string
}

/** The content of the prerendered page in this document; null in a document that was not prerendered. */
export const readPageContent = (): PageContent | null => {
  const text = document.getElementById(PAGE_CONTENT_ID)?.textContent
  if (!text) return null
  // Trusted without a schema: this build wrote it.
  const content: PageContent = JSON.parse(text)
  return content
}

/**
 * Fills the cache with the content of the prerendered page, as old as it is.
 * @returns a promise that the rest of its lists is there too; without the published copy they are left to their queries.
 */
export const restoreContent = async (
  client: QueryClient,
  { entries, lists, readAt, publishedFolder }: PageContent,
): Promise<void> => {
  setPublishedFolder(publishedFolder)
  // The build's clock may be ahead of the visitor's.
  const options = { updatedAt: Math.min(readAt, Date.now()) }
  for (const [key, data] of entries) client.setQueryData(key, data, options)
  await Promise.all(
    lists.map(async (key) => {
      const data = await fetchPublished(key)
      if (data !== undefined && client.getQueryData(key) === undefined)
        client.setQueryData(key, data, options)
    }),
  )
}
