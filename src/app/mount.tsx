import { createElement, startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { readPageContent, restoreContent } from '../cms/pageContent'
import { createQueryClient } from '../cms/queryClient'
import { Hydrated } from '../hydration/Hydrated'
import { untilIdle } from '../hydration/untilIdle'
import { preloadPage } from '../routes/RoutedPage'
import { App } from './App'

/**
 * Hydrates the prerendered page of this document, or renders the page of its address.
 * @param onPageLoaded called when the code of the page is there.
 */
export const mount = async (onPageLoaded: () => void) => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no element with the identifier “root”.')

  // Every prerendered page already carries the theme's rules.
  const hasPage = root.hasChildNodes()
  const themeStyle = hasPage ? null : createElement((await import('../theme/ThemeStyle')).ThemeStyle)
  await preloadPage(window.location.pathname).then(onPageLoaded, (error: unknown) => console.error(error))
  // The 404 document is served for every address without a file: its HTML is not this address's page.
  const isPrerendered = hasPage && root.dataset.fallback === undefined

  const client = createQueryClient()
  const content = readPageContent()
  const restored = content ? restoreContent(client, content) : undefined
  // Content older than a minute is refetched after that. A filtered list needs its rest at once.
  const isWholeListNeeded = window.location.search !== ''
  const restoration = isPrerendered
    ? Promise.all([restored, isWholeListNeeded ? undefined : untilIdle()])
    : undefined

  const site = (
    <StrictMode>
      <Hydrated>
        <BrowserRouter>
          <App client={client} restoration={restoration} themeStyle={themeStyle} />
        </BrowserRouter>
      </Hydrated>
    </StrictMode>
  )
  // As a transition, hydration yields to the visitor's input.
  if (isPrerendered) startTransition(() => void hydrateRoot(root, site))
  else createRoot(root).render(site)
}
