import type { Decorator } from '@storybook/react-vite'
import { useEffect, type ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { createGlobalStyle } from 'styled-components'
import { Announcer } from '../src/components/foundation/Announcer/Announcer'
import type { ContentName } from '../src/mocks/fixtures/contents'
import { backendHandlers, type NetworkName } from '../src/mocks/handlers/backend'
import { globalRules } from '../src/theme/GlobalStyle'
import { applyMedia, isMediaName } from './media'
import { useStoryClient } from './storyClient'

const GlobalStyle = createGlobalStyle`${globalRules}`

const StoryQueryClient = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={useStoryClient()}>{children}</QueryClientProvider>
)

/** A page and a flow announce by themselves what changes. */
const isWholePage = (title: string) => title.startsWith('Pages/') || title.startsWith('Flows/')

export const withApplication: Decorator = (Story, { parameters, globals, id, title }) => (
  <>
    <GlobalStyle />
    <StoryQueryClient key={`${id} ${globals.network} ${globals.content}`}>
      <MemoryRouter initialEntries={[String(parameters.address ?? '/')]} useTransitions={false}>
        <Story />
        {!isWholePage(title) && <Announcer />}
      </MemoryRouter>
    </StoryQueryClient>
  </>
)

const networks = new Set<unknown>(['ok', 'slow', 'empty', 'down'] satisfies NetworkName[])
const contents = new Set<unknown>(['normal', 'short', 'long', 'missing'] satisfies ContentName[])

const isNetwork = (value: unknown): value is NetworkName => networks.has(value)
const isContent = (value: unknown): value is ContentName => contents.has(value)

/** After the story's own `beforeEach`, so that the toolbar overrides the story, except on “As in the story”. */
export const withBackend: Decorator = (Story, { globals, msw }) => {
  const { network, content } = globals
  msw.use(...backendHandlers(isNetwork(network) ? network : null, isContent(content) ? content : null))
  return <Story />
}

const Media = ({ name, children }: { name: unknown; children: ReactNode }) => {
  useEffect(() => (isMediaName(name) ? applyMedia(name) : undefined), [name])
  return children
}

export const withMedia: Decorator = (Story, { globals }) => (
  <Media key={String(globals.media)} name={globals.media}>
    <Story />
  </Media>
)

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
  <Surface isOnDark={globals.backgrounds?.value === 'dark'}>
    <Story />
  </Surface>
)
