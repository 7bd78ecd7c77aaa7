import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { GivenQueryClient } from './GivenQueryClient'
import { Layout } from './Layout'
import { RoutedPage } from './routes'

export type AppProps = {
  /** The data cache of a build or of a story; the browser makes its own. */
  queryClient?: QueryClient
  /** Shown instead of the page of the address: for pages of the build that have no route. */
  page?: ReactNode
  /** The theme's rules; absent where the prerendered page already carries them. */
  themeStyle?: ReactNode
}

/** The whole site, to be rendered inside a router: theme, layout, and the page of the address. */
export const App = ({ queryClient, page, themeStyle }: AppProps) => (
  <>
    {themeStyle}
    <GivenQueryClient value={queryClient ?? null}>
      <Layout>{page ?? <RoutedPage />}</Layout>
    </GivenQueryClient>
  </>
)
