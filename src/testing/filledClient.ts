import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createQueryClient } from '../cms/cache/queryClient'

export const filledClient = (...entries: (readonly [QueryKey, unknown])[]): QueryClient => {
  const client = createQueryClient()
  for (const [key, data] of entries) client.setQueryData(key, data)
  return client
}
