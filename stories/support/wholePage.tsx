import type { Decorator } from '@storybook/react-vite'
import { matchRoutes, Route, Routes } from 'react-router-dom'
import { Layout } from '../../src/app/layout/Layout'
import { ShopProvider } from '../../src/app/providers/ShopProvider'
import { routes } from '../../src/routes/routes'

/** So that `useParams` works. */
const patternOf = (address: string) => matchRoutes(Object.values(routes), address)?.[0]?.route.path ?? '*'

/**
 * With the header, the footer and the route of `parameters.address`. Only stories of pages import it: what all stories
 * import makes Chromatic retake all of them at each change.
 */
export const inWholePage: Decorator = (Story, { parameters }) => {
  const patterns = new Set([patternOf(String(parameters.address ?? '/')), '*'])
  const page = (
    <ShopProvider>
      <Layout>
        <Story />
      </Layout>
    </ShopProvider>
  )
  return (
    <Routes>
      {[...patterns].map((pattern) => (
        <Route key={pattern} path={pattern} element={page} />
      ))}
    </Routes>
  )
}
