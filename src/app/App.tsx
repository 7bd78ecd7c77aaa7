import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RoutedPage } from '../routes/RoutedPage'
import { ContentProvider } from './providers/ContentProvider'
import { Layout } from './layout/Layout'
import { ShopProvider } from './providers/ShopProvider'

export type AppProps = {
  /** Caches the content. */
  client: QueryClient
  /** While it is pending, a prerendered page keeps its HTML and queries do not fetch. */
  restoration?: Promise<unknown>
  /** Rendered instead of the matched route, for documents of the build that have no route. */
  page?: ReactNode
  /** The theme's CSS; absent when the prerendered document already includes it. */
  themeStyle?: ReactNode
}

/**
 * The whole application, to be rendered inside a router: theme, query client, layout and the page of the current route.
 */
export const App = ({ client, restoration, page, themeStyle }: AppProps) => (
  <>
    {themeStyle}
    <ContentProvider client={client} restoration={restoration}>
      <ShopProvider>
        <Layout>{page ?? <RoutedPage />}</Layout>
      </ShopProvider>
    </ContentProvider>
  </>
)
