import { QueryCache, QueryClient } from '@tanstack/react-query'
import { CmsError } from '../CmsError'

export const STALE_TIME_MS = 60_000

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What is read, in the message of a failure. */
      name: string
      /** Console level of a failure (specification, 8); default: error. */
      logLevel?: 'error' | 'warn'
    }
  }
}

export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        const detail = error instanceof CmsError ? error.body.slice(0, 500) : ''
        console[meta?.logLevel ?? 'error'](`Reading ${meta?.name ?? 'content'} failed.`, error, detail)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME_MS,
        // Versions of content have no observers: they would be removed from a tab in use, and whole lists refetched.
        gcTime: Infinity,
        retry: false,
        // The browser's offline detection is unreliable, and the published copy may be in the HTTP cache.
        networkMode: 'always',
        refetchOnReconnect: true,
        // After a failure the backend gets as long a pause as after an answer.
        refetchOnWindowFocus: ({ state }) => Date.now() - state.errorUpdatedAt > STALE_TIME_MS,
      },
    },
  })
