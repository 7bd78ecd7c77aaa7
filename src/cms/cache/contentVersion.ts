import { queryOptions, type QueryFunctionContext } from '@tanstack/react-query'
import { fetchContentVersion } from '../strapi/requests/contentVersion'
import { builtVersionKey, fetchPublished } from './published'

/** Long enough for all that a page reads. */
const STALE_TIME_MS = 5_000
const TIMEOUT_MS = 2_000

const currentVersionQuery = () =>
  queryOptions({
    queryKey: ['content-version'],
    queryFn: () => fetchContentVersion(TIMEOUT_MS),
    staleTime: STALE_TIME_MS,
  })

/**
 * What the backend would answer, as long as nothing was published since the build: one small request for all that a page
 * reads. Undefined: the backend must be asked.
 */
export const readAsBuilt = async <T>(
  { client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
  signal: AbortSignal,
): Promise<T | undefined> => {
  const current = await client.fetchQuery(currentVersionQuery())
  if (current !== client.getQueryData(builtVersionKey)) return undefined
  return client.getQueryData<T>(queryKey) ?? fetchPublished<T>(queryKey, signal)
}
