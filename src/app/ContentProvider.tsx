import { hydrate, QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useContext, type ReactNode } from 'react'
import { createQueryClient } from '../cms/queryClient'
import { setPublishedFolder } from '../cms/published'
import { GivenQueryClient } from './GivenQueryClient'
import { readPageState } from './pageState'
import { refreshWhenIdle } from './refreshWhenIdle'

let client: QueryClient | undefined

/** The browser's one cache, beginning with what the built page brought. */
const browserClient = (): QueryClient => {
  if (client) return client
  client = createQueryClient()
  const state = readPageState()
  if (state) {
    // Fresh for now, however old: asked again once the browser is idle, and not while the page comes to life.
    for (const query of state.queries.queries) query.state.dataUpdatedAt = Date.now()
    hydrate(client, state.queries)
    setPublishedFolder(state.publishedFolder)
    refreshWhenIdle(client, state.readAt)
  }
  return client
}

/** The data cache, around the pages that show the backend's content; the others do without its code. */
export const ContentProvider = ({ children }: { children: ReactNode }) => {
  const given = useContext(GivenQueryClient)
  return <QueryClientProvider client={given ?? browserClient()}>{children}</QueryClientProvider>
}
