// What a visitor does on a page and finds there.
import type { Page, Response } from '@playwright/test'
import { builtAt } from './site'

/** Waits for the `hydrated` event, which the application dispatches when all its listeners are there. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)

/** Opens a page and waits for hydration. */
export const open = async (page: Page, path: string): Promise<Response | null> => {
  const response = await page.goto(path)
  await untilHydrated(page)
  return response
}

/** Changes the address without a request for the document, as a link does. */
export const followLink = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Sets the page's clock to this long after the build read the content, ms. */
export const setClockAfterBuild = ({ clock }: Pick<Page, 'clock'>, ms: number) =>
  clock.setFixedTime(builtAt + ms)

/** Stops the clock just after the build, so that the page does not refetch content older than a minute. */
export const preventRefresh = (page: Page) => setClockAfterBuild(page, 1_000)

/** A message of a state, by its title: the box around its text and its actions. */
export const stateMessage = (page: Page, title: string) =>
  page.getByRole('main').getByText(title, { exact: true }).locator('..')

/** For a visitor who saves data, the page loads no code for a page that is not open. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })

/** Until the page has received the event of a scroll, or of its growth. */
export const nextFrame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame))

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Presses Tab until `target` has the focus. */
export const tabTo = async (page: Page, target: ReturnType<Page['getByRole']>, limit = 60) => {
  for (let count = 0; count < limit; count += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${limit} presses of Tab do not lead to ${String(target)}.`)
}

/** Counts the documents that the page requests from now on. */
export const countDocuments = (page: Page) => {
  const count = { loaded: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count.loaded += 1
  })
  return count
}

/** How many sheets of paper the page takes. */
export const countSheets = async (page: Page): Promise<number> => {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  const sheets = pdf.match(/\/Type\s*\/Page\b/g)
  if (!sheets) throw new Error('The PDF names no sheet.')
  return sheets.length
}

/** Runs in the page: sums up its layout shifts. @param buffered whether those before count too. */
export const recordShifts = (buffered: boolean) => {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
    document.documentElement.dataset.shift = String(sum)
  }).observe({ type: 'layout-shift', buffered })
}

/** What `recordShifts` has summed up. */
export const shiftOf = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))
