import { ViewTransition } from 'react'
import { matchRoutes, Route, Routes } from 'react-router-dom'
import { routes } from './routes'

// At build time React would hide a page with pictures until an inline script shows it.
const enter = import.meta.env.SSR ? 'none' : 'page'

/** A change within a page (filters, pagination) does not cross-fade. */
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

/** @returns the page's source file, by which the build finds its chunks. */
export const preloadPage = async (pathname: string): Promise<string | undefined> => {
  const route = matchRoutes(Object.values(routes), pathname)?.[0]?.route
  await route?.page.preload()
  return route?.source
}
