import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { fetchContentVersion } from '../strapi/requests/contentVersion'
import { builtVersionKey } from './published'

/** Long enough for all that a page reads. */
const STALE_TIME_MS = 5_000
const TIMEOUT_MS = 2_000

const currentVersionQuery = () =>
  queryOptions({
    queryKey: ['content-version'],
    queryFn: () => fetchContentVersion(TIMEOUT_MS),
    staleTime: STALE_TIME_MS,
  })

/** Whether nothing was published since the build: one small request for all that a page reads. */
export const isAsBuilt = async (client: QueryClient): Promise<boolean> =>
  (await client.fetchQuery(currentVersionQuery())) === client.getQueryData(builtVersionKey)
