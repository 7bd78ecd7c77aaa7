import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { fetchPublished } from '../cache/published'

export const cachedOrPublished = async <T>(
  client: QueryClient,
  query: FetchQueryOptions<T[], Error, T[], string[]> & { queryKey: string[] },
): Promise<T[]> =>
  client.getQueryData<T[]>(query.queryKey) ??
  (await fetchPublished<T[]>(query.queryKey)) ??
  client.fetchQuery(query)
