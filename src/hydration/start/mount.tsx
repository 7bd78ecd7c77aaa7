import { createElement, startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { readPageContent, restoreContent } from '../../cms/cache/pageContent'
import { createQueryClient } from '../../cms/cache/queryClient'
import { Hydrated } from './Hydrated'
import { holdStyles } from './holdStyles'
import { rememberHtml } from './rememberHtml'
import { untilIdle } from '../../values/untilIdle'
import { preloadPage } from '../../routes/RoutedPage'
import { hasParameters } from '../../site/parameters'
import { App } from '../../app/App'

/** @throws Error when the code of a prerendered page cannot be loaded: its HTML stays as it is. */
export const mount = async () => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root.')

  const hasPage = root.hasChildNodes()
  const globalStyle = hasPage ? null : createElement((await import('../../theme/GlobalStyle')).GlobalStyle)
  // The 404 document serves every address without a file: its HTML may not match the route.
  const isPrerendered = hasPage && root.dataset.fallback === undefined
  await preloadPage(window.location.pathname).catch((error: unknown) => {
    if (isPrerendered) throw error
    console.error('The code of the page cannot be loaded.', error)
  })

  const client = createQueryClient()
  const content = readPageContent()
  const restored = content ? restoreContent(client, content) : undefined
  // Stale content is refetched after the restoration; a filtered list needs its other items at once.
  const isWholeListNeeded = hasParameters(new URLSearchParams(window.location.search))
  const restoration = isPrerendered
    ? Promise.all([restored, isWholeListNeeded ? undefined : untilIdle()])
    : undefined

  const site = (
    <StrictMode>
      <Hydrated>
        <BrowserRouter useTransitions={false}>
          <App client={client} restoration={restoration} globalStyle={globalStyle} />
        </BrowserRouter>
      </Hydrated>
    </StrictMode>
  )
  if (!isPrerendered) {
    createRoot(root).render(site)
    return
  }
  const restoreHtml = rememberHtml(root)
  holdStyles()
  startTransition(() => {
    const application = hydrateRoot(root, site, {
      onCaughtError: (error) => {
        console.error(error)
        restoreHtml(application)
      },
      onUncaughtError: (error) => {
        reportError(error)
        restoreHtml(application)
      },
    })
  })
}
