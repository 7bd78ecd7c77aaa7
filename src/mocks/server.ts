import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { defaultHandlers } from './handlers'

/** The MSW server of the unit tests; `server.use(…)` changes its handlers for one test. */
export const server = setupServer(...defaultHandlers)

let requested: URL[] = []
let unhandled: string[] = []

server.events.on('request:start', ({ request }) => {
  requested.push(new URL(request.url))
})

/** The URLs requested in the current test, in order. */
export const requestedUrls = (): readonly URL[] => requested

const toPath = ({ pathname, searchParams }: URL) => {
  const query = [...searchParams].map(([name, value]) => `${name}=${value}`).join('&')
  return `${pathname}${query && `?${query}`}`
}

/** The same URLs as texts: path and decoded query string, without the host. */
export const requestedPaths = (): string[] => requested.map(toPath)

/**
 * A handler that responds to each of these requests, written as in `requestedPaths`, with its entries or its entry, or
 * refuses it with a status; to any other request with an empty list.
 */
export const responding = (responses: Readonly<Record<string, object | number>>) =>
  http.get(/\/api\//, ({ request }) => {
    const data = responses[toPath(new URL(request.url))] ?? []
    return typeof data === 'number'
      ? HttpResponse.json({ data: null, error: { status: data } }, { status: data })
      : HttpResponse.json({ data })
  })

const describe = (data: unknown): string => {
  const request = typeof data === 'object' && data !== null && 'request' in data ? data.request : null
  return request instanceof Request ? `${request.method} ${request.url}` : 'a request'
}

/** Starts the server. An unhandled request fails with a network error and is recorded. */
export const startServer = (): void =>
  server.listen({
    onUnhandledFrame: ({ frame }) => {
      unhandled.push(describe(frame.data))
      throw HttpResponse.error()
    },
  })

/** Resets the handlers. @returns the unhandled requests since the last call. */
export const resetServer = (): string[] => {
  server.resetHandlers()
  const reported = unhandled
  requested = []
  unhandled = []
  return reported
}
