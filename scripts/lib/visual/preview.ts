import type { Browser, CDPSession, Page, Request } from 'playwright'

export type Viewport = { width: number; height: number }

type LoadedStory = {
  storyGlobals?: { viewport?: { value?: string } }
  parameters: {
    chromatic?: { disableSnapshot?: boolean }
    viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> }
  }
}

type Listener = (data: unknown) => void

/** A page that shows one story of a built Storybook after the other. */
export type Frame = {
  page: Page
  origin: string
  session: CDPSession
  /** Pending requests. */
  requests: Set<Request>
  /** Whether the last story timed out and is still running: the page must be reloaded. */
  isStoryRunning: boolean
}

const load = async ({ page, origin }: Pick<Frame, 'page' | 'origin'>) => {
  // Without axe, which the story tests run.
  await page.goto(`${origin}/iframe.html?viewMode=story&globals=a11y.manual:!true`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
}

export const openFrame = async (browser: Browser, origin: string): Promise<Frame> => {
  const context = await browser.newContext({
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const requests = new Set<Request>()
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  await load({ page, origin })
  return { page, origin, session: await context.newCDPSession(page), requests, isStoryRunning: false }
}

/** The part of Storybook's `__STORYBOOK_PREVIEW__` used here. */
type Preview = {
  ready: () => Promise<unknown>
  storyStoreValue: { loadStory: (of: { storyId: string }) => Promise<LoadedStory> }
}

/** The part of Storybook's `__STORYBOOK_ADDONS_CHANNEL__` used here. */
type Channel = {
  on: (event: string, listener: Listener) => void
  off: (event: string, listener: Listener) => void
  emit: (event: string, data: unknown) => void
}

/** Each story's own viewport; null when it has none, `skip` when it disables snapshots. */
export const listStories = (
  page: Page,
  ids: readonly string[],
): Promise<Record<string, Viewport | 'skip' | null>> =>
  page.evaluate(async (storyIds) => {
    const preview: Preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
    await preview.ready()
    const found: Record<string, Viewport | 'skip' | null> = {}
    for (const storyId of storyIds) {
      const { storyGlobals, parameters } = await preview.storyStoreValue.loadStory({ storyId })
      const styles = parameters.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles
      const viewport = styles && { width: parseInt(styles.width, 10), height: parseInt(styles.height, 10) }
      found[storyId] = parameters.chromatic?.disableSnapshot ? 'skip' : (viewport ?? null)
    }
    return found
  }, ids)

/** ms; a story that takes longer is captured as it is. */
const TIMEOUT = 20_000

type PlayResult = {
  /** Why the story did not finish; null when it did. */
  error: string | null
  isDone: boolean
}

/** Renders a story and waits until its play function has finished. */
const playStory = (page: Page, storyId: string): Promise<PlayResult> =>
  page.evaluate(
    async ({ id, timeout }) => {
      const channel: Channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
      const errors = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']
      const ends = ['storyFinished', 'storyMissing', 'storyErrored', 'storyThrewException']
      let error: string | null = null
      let isDone = true
      const fail = (data: unknown) => {
        error ??=
          typeof data === 'object' && data !== null && 'message' in data ? String(data.message) : String(data)
      }
      await new Promise<void>((resolve) => {
        const end = (data: unknown) => {
          const finishedId =
            typeof data === 'object' && data !== null && 'storyId' in data ? data.storyId : id
          if (finishedId !== id) return
          clearTimeout(timer)
          for (const event of errors) channel.off(event, fail)
          for (const event of ends) channel.off(event, end)
          resolve()
        }
        const timer = setTimeout(() => {
          isDone = false
          fail(`not finished after ${timeout} ms`)
          end(null)
        }, timeout)
        for (const event of errors) channel.on(event, fail)
        for (const event of ends) channel.on(event, end)
        // A story shown again, at another width, is remounted.
        const isShown = new URLSearchParams(location.search).get('id') === id
        if (isShown) channel.emit('forceRemount', { storyId: id })
        else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
      })
      return { error, isDone }
    },
    { id: storyId, timeout: TIMEOUT },
  )

/** ms; how long to wait for pending requests. Some stories have requests that never get a response. */
const SETTLE_TIMEOUT = 3000

/** Waits until no request is pending and the DOM no longer changes; a page may still load content after `play`. */
const settle = async ({ page, requests }: Frame) => {
  const deadline = performance.now() + SETTLE_TIMEOUT
  while (performance.now() < deadline) {
    const isIdle = await page.evaluate(async () => {
      let changes = 0
      const observer = new MutationObserver(() => {
        changes += 1
      })
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      })
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      observer.disconnect()
      return changes === 0
    })
    if (isIdle && requests.size === 0) return
  }
}

/** Scrolls to the top, since `play` may have scrolled, and waits for fonts and every image. */
const loadImages = (page: Page) =>
  page.evaluate(async (timeout) => {
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    await document.fonts.ready
    const images = Array.from(document.images)
    for (const image of images) {
      image.loading = 'eager'
      // Painted in the same frame as the rest.
      image.decoding = 'sync'
    }
    const loaded = images.map(async (image) => {
      if (!image.complete)
        await new Promise((resolve) => {
          image.addEventListener('load', resolve, { once: true })
          image.addEventListener('error', resolve, { once: true })
        })
      await image.decode().catch(() => null)
    })
    await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, timeout))])
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, TIMEOUT)

/**
 * Shows a story in a viewport and waits until it has played and all its content, fonts and images are loaded.
 * @returns why it did not finish; null when it did.
 */
export const showStory = async (
  frame: Frame,
  storyId: string,
  viewport: Viewport,
): Promise<string | null> => {
  const { page, session, requests } = frame
  await page.setViewportSize(viewport)
  await page.mouse.move(0, 0)
  // Clears the caches: Chromium prefers image files it has already, and scales from decoded copies in memory, so other
  // stories would change the result.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.setCacheDisabled', { cacheDisabled: false })
  await session.send('Memory.simulatePressureNotification', { level: 'critical' })
  requests.clear()
  if (frame.isStoryRunning) await load(frame)
  const { error, isDone } = await playStory(page, storyId)
  frame.isStoryRunning = !isDone
  await settle(frame)
  await loadImages(page)
  return error
}
