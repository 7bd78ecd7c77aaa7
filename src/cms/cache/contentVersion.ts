import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query'

/** Long enough for all that a page reads. */
const STALE_TIME_MS = 5_000
const TIMEOUT_MS = 2_000

/** Of the content that the page was built from; never fetched. Null: the backend does not tell. */
export const builtVersionQuery = () =>
  queryOptions<string | null>({ queryKey: ['built-version'], queryFn: skipToken })

const currentVersionQuery = () =>
  queryOptions({
    queryKey: ['content-version'],
    queryFn: async () => (await import('../strapi/requests/contentVersion')).fetchContentVersion(TIMEOUT_MS),
    staleTime: STALE_TIME_MS,
    meta: { subject: 'the version of the content', logLevel: 'warn' },
  })

/** Whether nothing was published since the build: one small request for all that a page reads. */
export const isAsBuilt = async (client: QueryClient): Promise<boolean> => {
  const built = client.getQueryData(builtVersionQuery().queryKey)
  return typeof built === 'string' && (await client.fetchQuery(currentVersionQuery())) === built
}
