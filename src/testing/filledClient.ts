import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createQueryClient } from '../cms/queryClient'

/** A cache for stories and tests. @param entries content by query, as old as the test. */
export const filledClient = (...entries: (readonly [QueryKey, unknown])[]): QueryClient => {
  const client = createQueryClient()
  for (const [key, data] of entries) client.setQueryData(key, data)
  return client
}
