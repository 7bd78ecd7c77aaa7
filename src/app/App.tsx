import type { ReactNode } from 'react'
import { ContentContext } from '../cms/content/ContentContext'
import type { ContentStore } from '../cms/content/contentStore'
import { Layout } from './Layout'
import { RoutedPage } from './routes'

export type AppProps = {
  /** The content of a build or of a story; the browser makes its own. */
  content?: ContentStore
  /** Shown instead of the page of the address: for pages of the build that have no route. */
  page?: ReactNode
  /** The theme's rules; absent where the prerendered page already carries them. */
  themeStyle?: ReactNode
}

/** The whole site, to be rendered inside a router: theme, layout, and the page of the address. */
export const App = ({ content, page, themeStyle }: AppProps) => (
  <>
    {themeStyle}
    <ContentContext value={content ?? null}>
      <Layout>{page ?? <RoutedPage />}</Layout>
    </ContentContext>
  </>
)
