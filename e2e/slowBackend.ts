import type { Page, Request } from '@playwright/test'

/** A console line, and the URL it comes from or is about. */
export type Line = { text: string; url: string }

const isPublished = (url: string) => /^https?:\/\/[^/]+\/data\//.test(url)

/** Logged after the timeout; a backend that failed is logged with its own error. */
const timedOut = /The backend failed or was slow: .* is shown\. AbortError/
const copyUnavailable = /The published copy of .+ cannot be read/
const versionTimedOut = /Reading the version of the content failed: signal timed out/

/** Requests pending for less than this are not slow; the page may also take this long to process a response, ms. */
const MARGIN = 1_000

/** The two seconds of the content's version, less what a slow machine takes to send its request, ms. */
const VERSION_TIMEOUT = 1_500

/**
 * On a slow machine a working backend, or the script that calls it, may take longer than the four seconds after which
 * the site falls back to the published copy, or than the two that the content's version may take. Detects that this
 * happened while such a request was pending.
 * @returns whether a console line is caused by that alone, and may be ignored.
 */
export const detectSlowBackend = (page: Page, api: string) => {
  const pending = new Map<Request, number>()
  let hasTimedOut = false
  let hasVersionTimedOut = false
  const settle = (request: Request) => void setTimeout(() => pending.delete(request), MARGIN)
  page.on('request', (request) => {
    const url = request.url()
    if (isPublished(url)) hasTimedOut ||= [...pending.values()].some((since) => Date.now() - since > MARGIN)
    else if (url.startsWith(`${api}/`) || request.resourceType() === 'script')
      pending.set(request, Date.now())
  })
  page.on('requestfinished', settle)
  page.on('requestfailed', (request) => {
    const since = pending.get(request) ?? Date.now()
    hasVersionTimedOut ||= request.url() === `${api}/content-version` && Date.now() - since > VERSION_TIMEOUT
    settle(request)
  })
  return ({ text, url }: Line) =>
    (hasTimedOut && (timedOut.test(text) || copyUnavailable.test(text) || isPublished(url))) ||
    (hasVersionTimedOut && versionTimedOut.test(text))
}
