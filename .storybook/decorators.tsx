import type { Decorator } from '@storybook/react-vite'
import { useEffect, useState, type ReactNode } from 'react'
import { matchRoutes, MemoryRouter, useLocation } from 'react-router-dom'
import { ContentContext } from '../src/cms/content/ContentContext'
import type { ContentName } from '../src/mocks/fixtures/contents'
import { backendHandlers, type NetworkName } from '../src/mocks/handlers/backend'
import { createLiveStore } from '../src/mocks/liveStore'
import { RouteParams } from '../src/pages/routeParams'
import { ThemeStyle } from '../src/theme/ThemeStyle'
import { applyPreference } from './preferences'

/** Gives a page the parameters of the story's route, as the application does. */
const StoryRouteParams = ({ route, children }: { route: string; children: ReactNode }) => {
  const matches = matchRoutes([{ path: route }], useLocation())
  return <RouteParams value={matches?.[0]?.params ?? {}}>{children}</RouteParams>
}

/** Content for each story, empty when it starts. */
const FreshContent = ({ children }: { children: ReactNode }) => {
  const [content] = useState(() => createLiveStore())
  return <ContentContext value={content}>{children}</ContentContext>
}

/**
 * Wraps every story in the theme, content and a router. `parameters.address` is the visitor's address,
 * `parameters.route` the route pattern of a page.
 */
export const withApplication: Decorator = (Story, { parameters, globals, id }) => (
  <>
    <ThemeStyle />
    <FreshContent key={`${id} ${globals.network} ${globals.content}`}>
      <MemoryRouter initialEntries={[String(parameters.address ?? '/')]}>
        <StoryRouteParams route={String(parameters.route ?? '*')}>
          <Story />
        </StoryRouteParams>
      </MemoryRouter>
    </FreshContent>
  </>
)

const networks = new Set<unknown>(['ok', 'slow', 'empty', 'down'] satisfies NetworkName[])
const contents = new Set<unknown>(['normal', 'short', 'long', 'missing'] satisfies ContentName[])

const isNetwork = (value: unknown): value is NetworkName => networks.has(value)
const isContent = (value: unknown): value is ContentName => contents.has(value)

/**
 * The toolbar's network and content. A decorator runs after the story's own `beforeEach`, so the toolbar wins over the
 * story; on "the story's" it changes nothing.
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

/** On the toolbar's dark background, components get the colours of the site's dark sections. */
const Surface = ({ isOnDark, children }: { isOnDark: boolean; children: ReactNode }) => {
  useEffect(() => {
    if (!isOnDark) return undefined
    document.body.dataset.surface = 'dark'
    return () => {
      delete document.body.dataset.surface
    }
  }, [isOnDark])
  return children
}

export const withSurface: Decorator = (Story, { globals }) => (
  <Surface isOnDark={isDark(globals.backgrounds)}>
    <Story />
  </Surface>
)
