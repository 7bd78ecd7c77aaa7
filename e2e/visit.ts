import { test as base, expect, type Page } from '@playwright/test'
import { watchSilence, type Line } from './silence'

/** Address of the backend's API, for faults injected at the network. */
export const api = `${process.env.CMS_ORIGIN}/api`

type Fixtures = {
  /** Lines the visit may write to the console; any other fails it. */
  expectedLines: RegExp[]
}

/** A visit: it fails on any console error or warning it did not announce, and on any error of a script. */
export const test = base.extend<Fixtures>({
  expectedLines: [async ({}, use) => use([]), { scope: 'test' }],
  page: async ({ page, expectedLines }, use) => {
    const lines: Line[] = []
    const documents = new Set<string>()
    await page.addInitScript(() =>
      window.addEventListener('hydrated', () => {
        document.documentElement.dataset.hydrated = ''
      }),
    )
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) documents.add(response.url())
    })
    page.on('console', (message) => {
      const isFault = message.type() === 'error' || message.type() === 'warning'
      if (isFault) lines.push({ text: message.text(), url: message.location().url })
    })
    page.on('pageerror', (error) => lines.push({ text: `uncaught ${error.message}`, url: '' }))
    const isOfSilence = watchSilence(page, api)
    await use(page)
    const written = [...lines]
    // What a handler still holds back would otherwise fail on the closed page, outside any visit.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const unexpected = written
      // A page without a file of its own is served with status 404, which Chromium notes against its address.
      .filter((line) => !documents.has(line.url) && !isOfSilence(line))
      .map(({ text }) => text)
      .filter((text) => !expectedLines.some((pattern) => pattern.test(text)))
    expect(unexpected, 'console lines nobody expected').toEqual([])
  },
})

/** What Chromium itself writes when an answer is not 200. */
export const failedResource = /Failed to load resource/

/** What a visit holds back until it calls `release`. */
export const hold = () => {
  let release: () => void = () => undefined
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  return { isReleased, release }
}

export const cards = (page: Page) => page.getByRole('article')

export { expect }
