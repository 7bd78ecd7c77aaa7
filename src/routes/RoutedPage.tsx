import { ViewTransition } from 'react'
import { matchRoutes, Route, Routes } from 'react-router-dom'
import { routes } from './routes'

/** No transition at build time: React would hide a page with pictures until an inline script shows it. */
const enter = import.meta.env.SSR ? 'none' : 'page'

/**
 * The page of the current route. Pages cross-fade if the browser supports it; a change within a page (filters,
 * pagination) does not.
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
 * Loads the code of the page at this path.
 * @returns the page's source file, which the build uses to find its chunks.
 */
export const preloadPage = async (pathname: string): Promise<string | undefined> => {
  const route = matchRoutes(Object.values(routes), pathname)?.[0]?.route
  await route?.page.preload()
  return route?.source
}
