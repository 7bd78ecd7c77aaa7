import type { Decorator } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { matchRoutes, MemoryRouter, useLocation } from 'react-router-dom'
import { createQueryClient } from '../src/cms/queryClient'
import type { ContentName } from '../src/mocks/fixtures/contents'
import { backendHandlers, type NetworkName } from '../src/mocks/handlers/backend'
import { RouteParams } from '../src/pages/routeParams'
import { ThemeStyle } from '../src/theme/ThemeStyle'
import { applyPreference } from './preferences'

/** What the story's address says where its route leaves it open, as the site has it for its pages. */
const OpenParts = ({ route, children }: { route: string; children: ReactNode }) => {
  const matches = matchRoutes([{ path: route }], useLocation())
  return <RouteParams value={matches?.[0]?.params ?? {}}>{children}</RouteParams>
}

/** A data cache of the story's own, empty when the story starts. */
const FreshCache = ({ children }: { children: ReactNode }) => {
  const [client] = useState(createQueryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/**
 * What every piece stands in: the theme, a data cache and a router.
 * `parameters.address` is where the visitor is, `parameters.route` the pattern a page reads its parameters from.
 */
export const withApplication: Decorator = (Story, { parameters, globals, id }) => (
  <>
    <ThemeStyle />
    <FreshCache key={`${id} ${globals.network} ${globals.content}`}>
      <MemoryRouter initialEntries={[String(parameters.address ?? '/')]}>
        <OpenParts route={String(parameters.route ?? '*')}>
          <Story />
        </OpenParts>
      </MemoryRouter>
    </FreshCache>
  </>
)

const networks = new Set<unknown>(['ok', 'slow', 'empty', 'down'] satisfies NetworkName[])
const contents = new Set<unknown>(['normal', 'short', 'long', 'missing'] satisfies ContentName[])

const isNetwork = (value: unknown): value is NetworkName => networks.has(value)
const isContent = (value: unknown): value is ContentName => contents.has(value)

/**
 * The toolbar's network and content. They come while the story is drawn, after its own `beforeEach`: what the toolbar
 * says wins over the story, and on "the story's" nothing is touched.
 */
export const withBackend: Decorator = (Story, { globals, msw }) => {
  const { network, content } = globals
  msw.use(...backendHandlers(isNetwork(network) ? network : null, isContent(content) ? content : null))
  return <Story />
}

/** The toolbar's preference: less movement, or forced colours. */
const Preference = ({ preference, children }: { preference: unknown; children: ReactNode }) => {
  useEffect(() => applyPreference(preference), [preference])
  return children
}

export const withPreference: Decorator = (Story, { globals }) => (
  <Preference key={String(globals.preference)} preference={globals.preference}>
    <Story />
  </Preference>
)

const isDark = (backgrounds: unknown) =>
  typeof backgrounds === 'object' &&
  backgrounds !== null &&
  'value' in backgrounds &&
  backgrounds.value === 'dark'

/** On the toolbar's dark ground a piece wears the colours it has on the site's dark grounds. */
const Ground = ({ isOnDark, children }: { isOnDark: boolean; children: ReactNode }) => {
  useEffect(() => {
    if (!isOnDark) return undefined
    document.body.dataset.ground = 'dark'
    return () => {
      delete document.body.dataset.ground
    }
  }, [isOnDark])
  return children
}

export const withGround: Decorator = (Story, { globals }) => (
  <Ground isOnDark={isDark(globals.backgrounds)}>
    <Story />
  </Ground>
)
