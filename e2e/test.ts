import { test as base, expect, type Page } from '@playwright/test'
import { api } from './site'
import { detectSlowBackend, type Line } from './slowBackend'

type Fixtures = {
  /** Console errors and warnings the test expects; any other fails it. */
  expectedLines: RegExp[]
}

/** Marks the document when the application dispatches `hydrated`. */
export const markHydration = (target: Pick<Page, 'addInitScript'>) =>
  target.addInitScript(() =>
    window.addEventListener('hydrated', () => {
      document.documentElement.dataset.hydrated = ''
    }),
  )

/** Playwright's `test`, which also fails on an unexpected console error or warning and on an uncaught exception. */
export const test = base.extend<Fixtures>({
  expectedLines: [async ({}, use) => use([]), { scope: 'test' }],
  page: async ({ page, expectedLines }, use) => {
    const lines: Line[] = []
    const documents = new Set<string>()
    await markHydration(page)
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) documents.add(response.url())
    })
    page.on('console', (message) => {
      const isProblem = message.type() === 'error' || message.type() === 'warning'
      if (isProblem) lines.push({ text: message.text(), url: message.location().url })
    })
    page.on('pageerror', (error) => lines.push({ text: `uncaught ${error.message}`, url: '' }))
    const isOfSlowBackend = detectSlowBackend(page, api)
    await use(page)
    const logged = [...lines]
    // A route handler still waiting would fail on the closed page, after the test.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const unexpected = logged
      // A page that was not prerendered is served with status 404, which Chromium logs as an error.
      .filter((line) => !documents.has(line.url) && !isOfSlowBackend(line))
      .map(({ text }) => text)
      .filter((text) => !expectedLines.some((pattern) => pattern.test(text)))
    expect(unexpected, 'unexpected console lines').toEqual([])
  },
})

/** What Chromium logs for a failed request or an error status. */
export const failedResource = /Failed to load resource/

/** Like `Promise.withResolvers`, which is newer than the language version of the project. */
export const withResolvers = () => {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

export const cards = (page: Page) => page.getByRole('article')

export { expect }
