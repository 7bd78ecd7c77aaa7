import type { ComponentType } from 'react'
import { lazyPage } from './lazyPage'

/** A lazy page inside the data cache, for pages that show the backend's content. */
export const contentPage = (load: () => Promise<ComponentType>) =>
  lazyPage(async () => {
    const [Page, { ContentProvider }] = await Promise.all([load(), import('./ContentProvider')])
    return () => (
      <ContentProvider>
        <Page />
      </ContentProvider>
    )
  })
