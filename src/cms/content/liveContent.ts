import { notifyManager, QueryCache, QueryClient, QueryObserver } from '@tanstack/query-core'
import type { HeldAnswers } from './backendCheck'
import {
  CONTENT_LIFETIME,
  type ContentKey,
  type ContentQuery,
  type ContentResult,
  type ContentSource,
  type Memory,
  type Observation,
} from './contentQuery'
import { CmsError, holdAnswers } from '../http'
import { readWithFallback } from './readWithFallback'

declare module '@tanstack/query-core' {
  interface Register {
    queryMeta: Pick<ContentQuery<unknown>, 'subject' | 'logAs'>
  }
}

/** The cache of the backend's answers. A failed query is logged here, once, and not retried. */
const createClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        const detail = error instanceof CmsError ? error.body.slice(0, 500) : ''
        console[meta?.logAs ?? 'error'](`Reading ${meta?.subject ?? 'content'} failed.`, error, detail)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: CONTENT_LIFETIME,
        gcTime: 30 * CONTENT_LIFETIME,
        retry: false,
        networkMode: 'always',
      },
    },
  })

const memoryOf = (client: QueryClient): Memory => {
  const cache = client.getQueryCache()
  return {
    entry: <T>(key: ContentKey<T>) => {
      const { data, dataUpdatedAt = 0 } = client.getQueryState<T>([key]) ?? {}
      return data === undefined ? undefined : { data, readAt: dataUpdatedAt }
    },
    entries: <T>(prefix: ContentKey<T>) =>
      cache
        .findAll({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(prefix) })
        .flatMap(({ queryKey }) => {
          const { data, dataUpdatedAt = 0 } = client.getQueryState<T>(queryKey) ?? {}
          return data === undefined ? [] : [{ data, readAt: dataUpdatedAt }]
        }),
  }
}

export type LiveContent = ContentSource & {
  /** Puts content in the cache, unless there is some under this key already. @param readAt ms since 1970. */
  add: (key: string, data: unknown, readAt: number) => void
}

/**
 * Content read from the backend as it is needed, and again when it is older than a minute.
 * @param answers what the backend has just answered: it is not asked for that again.
 */
export const createLiveContent = (answers?: HeldAnswers): LiveContent => {
  if (answers) holdAnswers(answers)
  const client = createClient()
  // From here on it also refreshes what is on screen when the visitor comes back to the tab.
  client.mount()
  const memory = memoryOf(client)

  const add = (key: string, data: unknown, readAt: number) => {
    if (client.getQueryData([key]) === undefined) client.setQueryData([key], data, { updatedAt: readAt })
  }

  const observe = <T>({ key, ask, known, subject, logAs }: ContentQuery<T>): Observation<T> => {
    const start = known?.(memory)
    if (start?.isWhole) add(key, start.data, start.readAt)
    const observer = new QueryObserver<T>(client, {
      queryKey: [key],
      queryFn: ({ signal }) =>
        readWithFallback({ key, ask, signal, isRefresh: client.getQueryData([key]) !== undefined }),
      meta: { subject, logAs },
      notifyOnChangeProps: ['data', 'error', 'isPending'],
    })
    let isAsked = false
    /** Shown until the backend has said the rest. */
    const beginning: ContentResult<T> = { data: start?.data, error: null, isPending: !start }
    return {
      subscribe: (onChange) => {
        isAsked = true
        return observer.subscribe(notifyManager.batchCalls(onChange))
      },
      read: () => {
        const result = observer.getCurrentResult()
        // An error of an earlier visit to the page: it is about to be asked again.
        const isPending = result.isPending || (!isAsked && result.data === undefined)
        return isPending ? beginning : result
      },
      // A failure is shown on the page and logged by the cache.
      retry: () => void observer.refetch(),
    }
  }

  return { add, observe }
}
