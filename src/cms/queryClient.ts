import { QueryCache, QueryClient } from '@tanstack/react-query'
import { CmsError } from './http'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What the query reads, for the log. */
      subject: string
      /** How a failure is logged; the specification asks for a warning here and there. */
      logAs?: 'error' | 'warn'
    }
  }
}

const MINUTE = 60_000

/** The cache of what was read from the backend. A failed query is logged once, here, and is not asked again by itself. */
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
