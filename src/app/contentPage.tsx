import type { ComponentType } from 'react'
import { lazyPage } from './lazyPage'

/** A page reached by a link reads the backend: the code for it comes together with the page's own. */
const prepareToRead = () => {
  // A failure is reported by the page's content, which needs that code too.
  import('../cms/content/liveContent').catch(() => undefined)
}

/** A lazy page inside the content, for pages that show the backend's. */
export const contentPage = (load: () => Promise<ComponentType>) =>
  lazyPage(async () => {
    const [Page, { ContentProvider }] = await Promise.all([load(), import('./ContentProvider')])
    return () => (
      <ContentProvider>
        <Page />
      </ContentProvider>
    )
  }, prepareToRead)
