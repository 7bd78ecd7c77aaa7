import { ViewTransition } from 'react'
import { matchRoutes, Route, Routes } from 'react-router-dom'
import { routes } from './routes'

/** At build no transition: React would hide a page with pictures until an inline script reveals it. */
const enter = import.meta.env.SSR ? 'none' : 'page'

/**
 * The page of the address. Pages cross-fade where the browser can; a change within a page (filters, pages of a list)
 * does not.
 */
export const RoutedPage = () => (
  <Routes>
    {Object.values(routes).map(({ path, page: Page }) => (
      <Route
        key={path}
        path={path}
        element={
          <ViewTransition key={path} default="none" enter={enter} exit="page">
            <Page />
          </ViewTransition>
        }
      />
    ))}
  </Routes>
)

/**
 * Loads the code of the page at this address.
 * @returns the container's source file, by which the build finds the page's scripts.
 */
export const preloadPage = async (pathname: string): Promise<string | undefined> => {
  const route = matchRoutes(Object.values(routes), pathname)?.[0]?.route
  await route?.page.preload()
  return route?.source
}
