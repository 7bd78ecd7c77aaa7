import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RoutedPage } from '../routes/RoutedPage'
import { ContentProvider } from './ContentProvider'
import { Layout } from './Layout'

export type AppProps = {
  /** The cache of the content. */
  client: QueryClient
  /** While it is pending, the prerendered page shows its own content and nothing is fetched. */
  restoration?: Promise<unknown>
  /** Shown instead of the page of the address: for pages of the build that have no route. */
  page?: ReactNode
  /** The theme's rules; absent where the prerendered page already carries them. */
  themeStyle?: ReactNode
}

/** The whole site, to be rendered inside a router: theme, content, layout, and the page of the address. */
export const App = ({ client, restoration, page, themeStyle }: AppProps) => (
  <>
    {themeStyle}
    <ContentProvider client={client} restoration={restoration}>
      <Layout>{page ?? <RoutedPage />}</Layout>
    </ContentProvider>
  </>
)
