import { QueryCache, QueryClient } from '@tanstack/react-query'
import { CmsError } from './http'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What the query reads, for the log. */
      subject: string
      /** Console level of a failure (specification, 8); error when absent. */
      logAs?: 'error' | 'warn'
    }
  }
}

const MINUTE = 60_000

/** The cache of the backend's answers. A failed query is logged here, once, and not retried. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        const detail = error instanceof CmsError ? error.body.slice(0, 500) : ''
        console[meta?.logAs ?? 'error'](`Reading ${meta?.subject ?? 'content'} failed.`, error, detail)
      },
    }),
    defaultOptions: {
      queries: { staleTime: MINUTE, gcTime: 30 * MINUTE, retry: false, networkMode: 'always' },
    },
  })
