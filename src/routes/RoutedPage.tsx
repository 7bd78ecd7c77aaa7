import { matchRoutes, Route, Routes } from 'react-router-dom'
import type { LazyPage } from '../pages/shared/lazyPage'
import { routes } from './routes'

export const RoutedPage = () => (
  <Routes>
    {Object.values(routes).map(({ path, page: Page }) => (
      <Route key={path} path={path} element={<Page key={path} />} />
    ))}
  </Routes>
)

const routeAt = (pathname: string) => matchRoutes(Object.values(routes), pathname)?.[0]?.route

/** None for an address that only the page for unknown ones has: it may be a file. */
export const pageAt = (pathname: string): LazyPage | undefined => {
  const route = routeAt(pathname)
  return route === routes.notFound ? undefined : route?.page
}

/** @returns the page's source file, by which the build finds its chunks. */
export const preloadPage = async (pathname: string): Promise<string | undefined> => {
  const route = routeAt(pathname)
  await route?.page.preload()
  return route?.source
}
