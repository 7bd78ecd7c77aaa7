import { createElement, startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App'
import { Hydrated } from './Hydrated'
import { forgetReload } from './reloadForNewDeploy'
import { preloadPage } from './routes'

/** Hydrates the prerendered page of this document, or renders the page of its address. */
export const mount = async () => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no element with the identifier “root”.')

  // Every prerendered page already carries the theme's rules.
  const hasPage = root.hasChildNodes()
  const themeStyle = hasPage ? null : createElement((await import('../theme/ThemeStyle')).ThemeStyle)
  const site = (
    <StrictMode>
      <Hydrated>
        <BrowserRouter>
          <App themeStyle={themeStyle} />
        </BrowserRouter>
      </Hydrated>
    </StrictMode>
  )
  await preloadPage(window.location.pathname).then(forgetReload, (error: unknown) => console.error(error))
  // The 404 document is served for every address without a file: its HTML is not this address's page.
  const isPrerendered = hasPage && root.dataset.fallback === undefined
  // As a transition, hydration yields to the visitor's input.
  if (isPrerendered) startTransition(() => void hydrateRoot(root, site))
  else createRoot(root).render(site)
}
