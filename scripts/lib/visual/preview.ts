import type { Browser, CDPSession, Page, Request } from 'playwright'

export type Screen = { width: number; height: number }

type LoadedStory = {
  storyGlobals?: { viewport?: { value?: string } }
  parameters: {
    chromatic?: { disableSnapshot?: boolean }
    viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> }
  }
}

type Listener = (told: unknown) => void

/** A built Storybook's frame, open, which goes from story to story. */
export type Frame = {
  page: Page
  origin: string
  session: CDPSession
  /** Those without an answer yet. */
  requests: Set<Request>
  /** Whether a story goes on in it: Storybook would reload the frame by itself to be rid of that. */
  isBusy: boolean
}

/** From nothing. */
const load = async ({ page, origin }: Pick<Frame, 'page' | 'origin'>) => {
  // Axe has its own run; here it would only take time.
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
  return { page, origin, session: await context.newCDPSession(page), requests, isBusy: false }
}

/** What is used of a built Storybook's frame, `__STORYBOOK_PREVIEW__` there. */
type Preview = {
  ready: () => Promise<unknown>
  storyStoreValue: { loadStory: (of: { storyId: string }) => Promise<LoadedStory> }
}

/** `__STORYBOOK_ADDONS_CHANNEL__` there. */
type Channel = {
  on: (event: string, listener: Listener) => void
  off: (event: string, listener: Listener) => void
  emit: (event: string, told: unknown) => void
}

/** The screen each story asks for; null for none, `skip` for a story that wants no picture. */
export const listStories = (
  page: Page,
  ids: readonly string[],
): Promise<Record<string, Screen | 'skip' | null>> =>
  page.evaluate(async (storyIds) => {
    const preview: Preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
    await preview.ready()
    const found: Record<string, Screen | 'skip' | null> = {}
    for (const storyId of storyIds) {
      const { storyGlobals, parameters } = await preview.storyStoreValue.loadStory({ storyId })
      const styles = parameters.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles
      const screen = styles && { width: parseInt(styles.width, 10), height: parseInt(styles.height, 10) }
      found[storyId] = parameters.chromatic?.disableSnapshot ? 'skip' : (screen ?? null)
    }
    return found
  }, ids)

/** ms; a story that is not done by then is taken as it stands. */
const PATIENCE = 20_000

type Played = {
  /** What kept the story from its end; null when nothing did. */
  fault: string | null
  isDone: boolean
}

/** Shows a story, and waits for its end: drawn and played. */
const playStory = (page: Page, storyId: string): Promise<Played> =>
  page.evaluate(
    async ({ id, patience }) => {
      const channel: Channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
      const faults = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']
      const ends = ['storyFinished', 'storyMissing', 'storyErrored', 'storyThrewException']
      let fault: string | null = null
      let isDone = true
      const fail = (told: unknown) => {
        fault ??=
          typeof told === 'object' && told !== null && 'message' in told ? String(told.message) : String(told)
      }
      await new Promise<void>((resolve) => {
        const end = (told: unknown) => {
          const about = typeof told === 'object' && told !== null && 'storyId' in told ? told.storyId : id
          if (about !== id) return
          clearTimeout(late)
          for (const event of faults) channel.off(event, fail)
          for (const event of ends) channel.off(event, end)
          resolve()
        }
        const late = setTimeout(() => {
          isDone = false
          fail(`not done after ${patience} ms`)
          end(null)
        }, patience)
        for (const event of faults) channel.on(event, fail)
        for (const event of ends) channel.on(event, end)
        // The same story again, at another width, starts from nothing too.
        const isShown = new URLSearchParams(location.search).get('id') === id
        if (isShown) channel.emit('forceRemount', { storyId: id })
        else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
      })
      return { fault, isDone }
    },
    { id: storyId, patience: PATIENCE },
  )

/** ms; how long an answer may be on its way. A story about an answer that never comes is taken then. */
const ANSWER = 3000

/** Waits until nothing is on its way and nothing moves: what a page asks for comes after its story's end. */
const settle = async ({ page, requests }: Frame) => {
  const deadline = performance.now() + ANSWER
  while (performance.now() < deadline) {
    const isCalm = await page.evaluate(async () => {
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
    if (isCalm && requests.size === 0) return
  }
}

/** From the top, every picture there: what was played may have scrolled, and how far depends on how fast. */
const loadPictures = (page: Page) =>
  page.evaluate(async (patience) => {
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    await document.fonts.ready
    const images = Array.from(document.images)
    for (const image of images) {
      image.loading = 'eager'
      // Painted with the rest, never a frame later.
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
    await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, patience))])
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, PATIENCE)

/**
 * Shows a story at a screen: drawn, played, its answers, faces and pictures there.
 * @returns what kept it from its end; null when nothing did.
 */
export const showStory = async (frame: Frame, storyId: string, screen: Screen): Promise<string | null> => {
  const { page, session, requests } = frame
  await page.setViewportSize(screen)
  await page.mouse.move(0, 0)
  // Of a picture's files Chromium prefers one it holds, and scales from the nearest copy it holds: what other stories
  // showed must be forgotten.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.setCacheDisabled', { cacheDisabled: false })
  await session.send('Memory.simulatePressureNotification', { level: 'critical' })
  requests.clear()
  if (frame.isBusy) await load(frame)
  const { fault, isDone } = await playStory(page, storyId)
  frame.isBusy = !isDone
  await settle(frame)
  await loadPictures(page)
  return fault
}
