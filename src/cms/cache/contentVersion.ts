import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query'

/** Of the content that the page was built from; never fetched. Null: the backend does not tell. */
export const builtVersionQuery = () =>
  queryOptions<string | null>({ queryKey: ['built-version'], queryFn: skipToken })

const currentVersionQuery = () =>
  queryOptions({
    queryKey: ['content-version'],
    queryFn: async ({ signal }) =>
      (await import('../strapi/requests/contentVersion')).fetchContentVersion(signal),
    meta: { subject: 'the version of the content', logLevel: 'warn' },
  })

/** Whether nothing was published since the build: one small request, once a minute at most, whatever is refetched. */
export const isAsBuilt = async (client: QueryClient): Promise<boolean> => {
  const built = client.getQueryData(builtVersionQuery().queryKey)
  if (typeof built !== 'string') return false
  try {
    return (await client.fetchQuery(currentVersionQuery())) === built
  } catch {
    // Logged by the client; the content itself is requested.
    return false
  }
}
