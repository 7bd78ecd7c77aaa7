import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RoutedPage } from '../routes/RoutedPage'
import { ContentProvider } from './providers/ContentProvider'
import { Layout } from './layout/Layout'
import { ShopProvider } from './providers/ShopProvider'

export type AppProps = {
  client: QueryClient
  /** While it is pending, a prerendered page keeps its HTML and queries do not fetch. */
  restoration?: Promise<unknown>
  page?: ReactNode
  /** Absent when the prerendered document already includes it. */
  globalStyle?: ReactNode
}

export const App = ({ client, restoration, page, globalStyle }: AppProps) => (
  <>
    {globalStyle}
    <ContentProvider client={client} restoration={restoration}>
      <ShopProvider>
        <Layout>{page ?? <RoutedPage />}</Layout>
      </ShopProvider>
    </ContentProvider>
  </>
)
