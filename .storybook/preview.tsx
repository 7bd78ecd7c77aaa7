import addonChromatic from '@chromatic-com/storybook'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import addonPseudoStates from 'storybook-addon-pseudo-states'
import { addons } from 'storybook/preview-api'
import { configure, waitFor } from 'storybook/test'
import { loadLazyModules } from '../src/hydration/lazy/lazyModule'
import {
  guardConsole,
  missingConsoleLines,
  releaseConsole,
  takeConsoleProblems,
} from '../src/testing/consoleGuard'
import { defaultHandlers } from '../src/mocks/handlers'
import { sentMessages } from '../src/mocks/handlers/email'
import { roles } from '../src/theme/tokens'
import { freezeClock } from '../src/testing/clock'
import { withApplication, withBackend, withMedia, withSurface } from './decorators'
import { codeToCopy, nameStyledComponents } from './codeToCopy'
import { LazyContainer, LazyDocsPage } from './docs/lazyDocs'
import { loadFonts } from './fonts'
import { addonGuide } from './guide'
import { chromaticModes, viewports } from './modes'
import { startWorker, takeUnhandledRequests } from './network'
import { readableTypes, withoutEmptyPanel } from './argTypes'
import { globalTypes } from './toolbar'

/** ms; on a busy machine a page's code and pictures load slowly. */
const TIMEOUT = 15_000

const isTestRun = '__vitest_browser__' in globalThis

// The docs pages use the fonts too.
void loadFonts()

export default definePreview({
  addons: [
    addonDocs(),
    addonA11y(),
    addonMsw(startWorker),
    addonGuide(),
    addonPseudoStates(),
    addonChromatic(),
  ],
  // A component that is not stable has `tags: ['!stable', 'proposed']` or `['!stable', 'deprecated']`.
  tags: ['autodocs', 'stable'],
  argTypesEnhancers: [readableTypes, withoutEmptyPanel],
  globalTypes,
  loaders: [loadFonts, loadLazyModules, nameStyledComponents],
  // The last decorator is the outermost.
  decorators: [withApplication, withBackend, withSurface, withMedia],
  beforeEach({ msw, parameters, globals }) {
    // The checks of a story expect its own backend: with another one they fail, and soon.
    configure({
      asyncUtilTimeout: globals.network || globals.content ? 500 : TIMEOUT,
      // A query that is repeated until it succeeds would print the whole page at each attempt.
      getElementError: (message) => new Error(message ?? 'The element was not found.'),
    })
    msw.use(...defaultHandlers)
    sessionStorage.clear()
    localStorage.clear()
    sentMessages.reset()
    takeUnhandledRequests()
    takeConsoleProblems()
    const restartClock = freezeClock(parameters.clock)
    if (isTestRun) guardConsole()
    return () => {
      releaseConsole()
      restartClock()
    }
  },
  // A request without a handler, and a console line not declared with `expectConsole`, fail a story.
  async afterEach({ id }) {
    if (!isTestRun) return
    // Before axe reads the colours: only Storybook's own page tells this, for the styles of `globals.pseudo`.
    addons.getChannel().emit('storyRendered', id)
    // An expected line may be logged late; a missing one is reported below.
    await waitFor(() => {
      if (missingConsoleLines().length > 0) throw new Error('Expected console lines are missing.')
    }).catch(() => undefined)
    const problems = [
      ...takeUnhandledRequests().map((request) => `No MSW handler for ${request}`),
      ...takeConsoleProblems(),
    ]
    if (problems.length > 0) throw new Error(problems.join('\n'))
  },
  parameters: {
    layout: 'fullscreen',
    // Only violations fail a test; the panel shows what passed, too.
    a11y: { test: 'error', options: isTestRun ? { resultTypes: ['violations'] } : {} },
    viewport: { options: viewports },
    backgrounds: {
      options: {
        paper: { name: 'paper', value: roles.light.surface },
        linen: { name: 'linen', value: roles.light.surfaceRaised },
        dark: { name: 'dark', value: roles.dark.surface },
      },
    },
    chromatic: { modes: chromaticModes, prefersReducedMotion: 'reduce' },
    docs: {
      container: LazyContainer,
      page: LazyDocsPage,
      toc: { headingSelector: 'h2, h3' },
      codePanel: true,
      source: { type: 'dynamic', transform: codeToCopy },
    },
    options: {
      storySort: {
        order: [
          'Guide',
          [
            'Introduction',
            'Proposing a change',
            'Changes',
            'Words',
            'Where code lives',
            'Writing a story',
            'Content and tone',
            'Decisions',
            '*',
          ],
          'Foundations',
          'Components',
          'Views',
          'Pages',
          'Flows',
          'Hydration',
        ],
      },
    },
  },
})
