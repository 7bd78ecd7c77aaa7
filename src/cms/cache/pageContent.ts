import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { STALE_TIME_MS } from './queryClient'
import { fetchPublished, setPublishedFolder } from './published'

export const PAGE_CONTENT_ID = 'page-content'

export type PageContent = {
  entries: (readonly [QueryKey, unknown])[]
  /** Keys of what is not in `entries`, or with its first items only: it is read from the published copy. */
  lists: QueryKey[]
  /** ms since 1970. */
  readAt: number
  publishedFolder: string
}

export const readPageContent = (): PageContent | null => {
  const text = document.getElementById(PAGE_CONTENT_ID)?.textContent
  if (!text) return null
  // No schema needed: the build wrote it.
  const content: PageContent = JSON.parse(text)
  return content
}

/** No query runs before the restoration: without its end, the backend would not be asked either. */
const RESTORATION_TIMEOUT_MS = 30_000

// A clock behind the build's cannot tell how old the content is: it counts as stale.
const dateOf = (readAt: number) => {
  const now = Date.now()
  return readAt > now ? now - STALE_TIME_MS : readAt
}

export const restoreContent = async (
  client: QueryClient,
  { entries, lists, readAt, publishedFolder }: PageContent,
): Promise<void> => {
  setPublishedFolder(publishedFolder)
  const options = { updatedAt: dateOf(readAt) }
  const signal = AbortSignal.timeout(RESTORATION_TIMEOUT_MS)
  for (const [key, data] of entries) client.setQueryData(key, data, options)
  await Promise.all(
    lists.map(async (key) => {
      const data = await fetchPublished(key, signal)
      if (data !== undefined && client.getQueryData(key) === undefined)
        client.setQueryData(key, data, options)
    }),
  )
}
