import { QueryCache, QueryClient } from '@tanstack/react-query'
import { CmsError } from './CmsError'

/** Content older than this, ms, is refetched. */
const CONTENT_LIFETIME_MS = 60_000
const KEPT_UNUSED_MS = 30 * CONTENT_LIFETIME_MS

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What is read, for the log. */
      subject: string
      /** Console level of a failure (specification, 8); error when absent. */
      logLevel?: 'error' | 'warn'
    }
  }
}

/** The cache of the backend's content. A failed query is logged here, once, and not retried. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        const detail = error instanceof CmsError ? error.body.slice(0, 500) : ''
        console[meta?.logLevel ?? 'error'](`Reading ${meta?.subject ?? 'content'} failed.`, error, detail)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: CONTENT_LIFETIME_MS,
        gcTime: KEPT_UNUSED_MS,
        retry: false,
        // The browser's idea of being offline is often wrong: the published copy may be cached.
        networkMode: 'always',
      },
    },
  })
