// Added to the story tests by `npm run visual`: compares each story with its pictures, after its `play`.
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { pictureFolder } from '../scripts/checks/pictureLists'

declare module 'vitest' {
  interface TaskMeta {
    /** Set by Storybook. */
    storyId?: string
    /** `<folder>/<screen>`; undefined when the story failed before them. */
    pictures?: string[]
    /** Those of `pictures` that are new or differ from their reference. */
    changed?: string[]
  }
  interface TestContext {
    story: { parameters: { chromatic?: { disableSnapshot?: boolean } } }
  }
  interface ProvidedContext {
    'storybook/test-provided': { a11y: boolean }
  }
}

/** Also with what the browser skips far from the screen. */
const atRest = new CSSStyleSheet()
atRest.replaceSync(`
  *, ::before, ::after {
    animation-duration: 0s !important;
    animation-delay: 0s !important;
    transition: none !important;
    content-visibility: visible !important;
  }`)

const calls = { requests: vi.spyOn(globalThis, 'fetch'), timers: vi.spyOn(globalThis, 'setTimeout') }

/** ms; what a story shows only after such a wait would be in its pictures on a slow machine only. */
const LONG_WAIT = 2_000

const stopLongTimers = () => {
  for (const [index, [, wait = 0]] of calls.timers.mock.calls.entries())
    if (wait >= LONG_WAIT) clearTimeout(calls.timers.mock.results[index]?.value)
}

/** ms; the request of a story of loading is never answered. */
const LONGEST_REQUEST = 1_000

const givenUp = new Set<number>()

const openRequests = () =>
  calls.requests.mock.settledResults.flatMap(({ type }, index) =>
    type === 'incomplete' && !givenUp.has(index) ? [index] : [],
  )

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

// Callbacks are called in their order, so those of the story are done.
const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: LONGEST_REQUEST }))

/** A page without scripts is in a frame of its own. */
const documents = () => [
  document,
  ...[...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []),
]

const loadImages = () =>
  Promise.all(
    documents()
      .flatMap(({ images }) => Array.from(images))
      .map(async (image) => {
        image.loading = 'eager'
        // Painted in the same frame as the rest.
        image.decoding = 'sync'
        // A missing image is shown as such.
        await image.decode().catch(() => null)
      }),
  )

// Chromium prefers the larger files that it has already, and scales from decoded copies in memory.
const chooseImagesAnew = async () => {
  await cdp().send('Network.setCacheDisabled', { cacheDisabled: true })
  await cdp().send('Network.setCacheDisabled', { cacheDisabled: false })
  await cdp().send('Memory.simulatePressureNotification', { level: 'critical' })
  for (const each of documents()) {
    for (const element of each.querySelectorAll('[srcset]')) {
      element.setAttribute('srcset', element.getAttribute('srcset') ?? '')
    }
  }
  await loadImages()
}

/** Frames without a change of the DOM, after which nothing more is expected. */
const QUIET_FRAMES = 6

const settle = async () => {
  const deadline = performance.now() + LONGEST_REQUEST
  let quiet = 0
  const observer = new MutationObserver(() => {
    quiet = 0
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  while (quiet < QUIET_FRAMES) {
    await vi.dynamicImportSettled()
    await nextFrame()
    await idle()
    if (performance.now() > deadline) for (const index of openRequests()) givenUp.add(index)
    quiet = openRequests().length > 0 ? 0 : quiet + 1
  }
  observer.disconnect()
  await loadImages()
}

// Also when the page is only that long once more of it is shown.
const scrollTo = async (top: number) => {
  const root = document.documentElement
  let height: number
  do {
    height = root.scrollHeight
    window.scrollTo({ top, behavior: 'instant' })
    await settle()
  } while (root.scrollHeight !== height)
}

/** ms, until two pictures in a row are the same. */
const TIMEOUT = 20_000

// A window as high as the page would have another aspect ratio, and so another layout.
const compareScreens = async (story: string) => {
  stopLongTimers()
  await settle()
  await chooseImagesAnew()
  const pictures: string[] = []
  const changed: string[] = []
  const differences: string[] = []
  for (let top = 0; ; top += window.innerHeight) {
    await scrollTo(top)
    const picture = `${story}/${pictures.length + 1}`
    pictures.push(picture)
    await expect(page)
      .toMatchScreenshot(picture, { timeout: TIMEOUT })
      .catch(({ message }: Error) => {
        changed.push(picture)
        if (!message.includes('No existing reference screenshot found')) differences.push(message)
      })
    const isEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
    // Behind an open dialog the page may not scroll.
    if (isEnd || window.scrollY < Math.floor(top)) return { pictures, changed, differences }
  }
}

const STORY = 'base story'

// What happens in a story is for `npm test`.
beforeEach(({ task, skip }) => {
  const siblings = task.suite?.tasks ?? []
  skip(task.name !== STORY && siblings.some(({ name }) => name === STORY))
})

// What other stories leave in the browser would show in the pictures.
beforeEach(async () => {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, atRest]
  calls.requests.mockClear()
  calls.timers.mockClear()
  givenUp.clear()
  // After a key, what a `play` focuses has its ring, as it has for who uses the keyboard.
  await userEvent.keyboard('{F9}')
})

afterEach(async ({ task, story, onTestFinished }) => {
  try {
    if (task.result?.state !== 'pass') return
    const { pictures, changed, differences } = story.parameters.chromatic?.disableSnapshot
      ? { pictures: [], changed: [], differences: [] }
      : await compareScreens(pictureFolder(String(task.meta.storyId)))
    Object.assign(task.meta, { pictures, changed })
    // Once the other hooks have run, one of which corrects the clock.
    onTestFinished(() => {
      if (differences.length > 0) throw new Error(differences.join('\n\n'))
    })
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== atRest)
  }
})
