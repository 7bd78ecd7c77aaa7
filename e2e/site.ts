import type { Page, Response, Route } from '@playwright/test'
import { examples } from '../src/routes/examples'
import { pageKinds, untilHydrated } from './built/site'
import { api, failedResource } from './visit'

/** An address of every route whose page the build writes, and the 404 page. */
export const addresses = [...pageKinds, examples.notFound.path]

/** Opens an address and waits until its page answers: before, what is pressed waits. */
export const open = async (page: Page, path: string): Promise<Response | null> => {
  const response = await page.goto(path)
  await untilHydrated(page)
  return response
}

/** Comes to a screen from another one by the main menu, so that its content is asked from the backend. */
export const openByMenu = async (page: Page, label: string) => {
  await open(page, '/legalnotice')
  await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click()
}

/** What is written to the console when neither the backend nor the published content can be read. */
export const downLines = [failedResource, /The published copy of “.+” cannot be read/, /^Reading .+ failed/]

type Answer = Parameters<Route['fulfill']>[0]

/** Keeps a page from asking the backend again by itself, as it does when it was built more than a minute ago. */
export const preventRefresh = (page: Page) => page.clock.setFixedTime('2026-01-01')

/** Makes the backend give one answer to every call of a resource, and takes the published content away. */
export const answerAll = async (page: Page, resource: string, answer: Answer) => {
  await preventRefresh(page)
  await page.route('**/data/**', (route) => route.abort())
  await page.route(new RegExp(`^${api}/${resource}[/?]`), (route) => route.fulfill(answer))
}

export const down: Answer = { status: 503, body: 'en panne' }

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Presses Tab until `target` has the focus. */
export const tabTo = async (page: Page, target: ReturnType<Page['getByRole']>, limit = 60) => {
  for (let count = 0; count < limit; count += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${limit} presses of Tab do not lead to ${String(target)}.`)
}
