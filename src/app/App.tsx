import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { GivenQueryClient } from './GivenQueryClient'
import { Layout } from './Layout'
import { RoutedPage } from './routes'

export type AppProps = {
  /** The data cache, where the caller keeps one. */
  queryClient?: QueryClient
  /** Stands for the page of the address, where the build makes one that no route shows. */
  page?: ReactNode
  /** The theme's rules, where the page does not carry them. */
  themeStyle?: ReactNode
}

/** The whole site inside a router: theme, layout, and the page of the address. */
export const App = ({ queryClient, page, themeStyle }: AppProps) => (
  <>
    {themeStyle}
    <GivenQueryClient value={queryClient ?? null}>
      <Layout>{page ?? <RoutedPage />}</Layout>
    </GivenQueryClient>
  </>
)
