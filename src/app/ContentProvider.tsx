import { hydrate, QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useContext, type ReactNode } from 'react'
import { createQueryClient } from '../cms/queryClient'
import { setPublishedFolder } from '../cms/published'
import { GivenQueryClient } from './GivenQueryClient'
import { readPageState } from './pageState'
import { refreshWhenIdle } from './refreshWhenIdle'

let client: QueryClient | undefined

/** The browser's only cache, filled with the content of the prerendered page. */
const browserClient = (): QueryClient => {
  if (client) return client
  client = createQueryClient()
  const state = readPageState()
  if (state) {
    // Counts as fresh, however old, so that hydration calls nothing: `refreshWhenIdle` does, later.
    for (const query of state.queries.queries) query.state.dataUpdatedAt = Date.now()
    hydrate(client, state.queries)
    setPublishedFolder(state.publishedFolder)
    refreshWhenIdle(client, state.readAt)
  }
  return client
}

/** Provides the data cache to the pages that show the backend's content; the other pages do not load its code. */
export const ContentProvider = ({ children }: { children: ReactNode }) => {
  const given = useContext(GivenQueryClient)
  return <QueryClientProvider client={given ?? browserClient()}>{children}</QueryClientProvider>
}
