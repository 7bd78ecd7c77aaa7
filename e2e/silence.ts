import type { Page, Request } from '@playwright/test'

/** A console line, and the address it is about or from. */
export type Line = { text: string; url: string }

const isPublished = (url: string) => /^https?:\/\/[^/]+\/data\//.test(url)

/** Only of a backend that was given up; one that failed is named with its failure. */
const givenUp = /stands in for the backend\. AbortError/
const nothingPublished = /The published copy of .+ cannot be read/

/** How long a request may wait, and the page may take to read its answer, before either counts, ms. */
const MARGIN = 1_000

/**
 * On a slow machine a sound backend, or the code that asks it, may need more than the four seconds after which the
 * application turns to what was published. Notes whether it did so while one of them had yet to answer.
 * @returns whether a console line tells of nothing else.
 */
export const watchSilence = (page: Page, api: string) => {
  const waiting = new Map<Request, number>()
  let isSilent = false
  const settle = (request: Request) => void setTimeout(() => waiting.delete(request), MARGIN)
  page.on('request', (request) => {
    const url = request.url()
    if (isPublished(url)) isSilent ||= [...waiting.values()].some((since) => Date.now() - since > MARGIN)
    else if (url.startsWith(`${api}/`) || request.resourceType() === 'script')
      waiting.set(request, Date.now())
  })
  page.on('requestfinished', settle)
  page.on('requestfailed', settle)
  return ({ text, url }: Line) =>
    isSilent && (givenUp.test(text) || nothingPublished.test(text) || isPublished(url))
}
