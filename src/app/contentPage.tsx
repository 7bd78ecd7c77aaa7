import type { ComponentType } from 'react'
import { lazyPage } from './lazyPage'

/** A page that shows the backend's content: it comes with the data cache. */
export const contentPage = (load: () => Promise<ComponentType>) =>
  lazyPage(async () => {
    const [Page, { ContentProvider }] = await Promise.all([load(), import('./ContentProvider')])
    return () => (
      <ContentProvider>
        <Page />
      </ContentProvider>
    )
  })
