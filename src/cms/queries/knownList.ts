import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { fetchPublished } from '../cache/published'

/** A whole list for a small part of a page: from the cache, else as this build published it, else from the backend. */
export const knownList = async <T>(
  client: QueryClient,
  query: FetchQueryOptions<T[], Error, T[], string[]> & { queryKey: string[] },
): Promise<T[]> =>
  client.getQueryData<T[]>(query.queryKey) ??
  (await fetchPublished<T[]>(query.queryKey)) ??
  client.fetchQuery(query)
