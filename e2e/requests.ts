// Recording, holding and answering what a page requests.
import type { Page } from '@playwright/test'
import { api, siteOrigin } from './site'
import { withResolvers } from './test'

/** Records what the page requests from now on. */
export const recordRequests = (page: Page) => {
  const urls: URL[] = []
  page.on('request', (request) => urls.push(new URL(request.url())))
  return {
    urls,
    calls: () => urls.filter(({ href }) => href.startsWith(`${api}/`)),
    scripts: () => urls.filter(({ origin, pathname }) => origin === siteOrigin && pathname.endsWith('.js')),
  }
}

export type Requests = ReturnType<typeof recordRequests>

type Address = Parameters<Page['route']>[0]

/** Holds the requests of an address. @returns a function that lets them through. */
export const holdRequests = async (page: Page, address: Address) => {
  const { promise: released, resolve: release } = withResolvers()
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Holds every script, or one. */
export const holdScripts = (page: Page, script = '/assets/*.js') =>
  holdRequests(page, `${siteOrigin}${script}`)

/** As if something had been published since the build: the pages refetch their content. */
export const changeVersion = (page: Page) =>
  page.route(`${api}/content-version`, (route) => route.fulfill({ json: { data: { version: 'another' } } }))

/** Passes on what the backend answers as if its text were another, once `allowed` resolves. */
export const changeAnswers = (
  page: Page,
  address: string,
  change: (body: string) => string,
  allowed?: Promise<void>,
) =>
  page.route(address, async (route) => {
    await allowed
    // After a connection reset a browser retries of itself, `fetch` only when told to.
    const response = await route.fetch({ maxRetries: 2 })
    await route.fulfill({ response, body: change(await response.text()) })
  })
