import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { defaultHandlers } from './handlers'

/** The mocked network of the unit tests; `server.use(…)` changes it for one test. */
export const server = setupServer(...defaultHandlers)

let asked: URL[] = []
let unanswered: string[] = []

server.events.on('request:start', ({ request }) => {
  asked.push(new URL(request.url))
})

/** The addresses requested in the current test, in order. */
export const requestedUrls = (): readonly URL[] => asked

/** The same as readable texts: path and decoded query, without the host. */
export const requestedPaths = (): string[] =>
  asked.map(({ pathname, searchParams }) => {
    const query = [...searchParams].map(([name, value]) => `${name}=${value}`).join('&')
    return `${pathname}${query && `?${query}`}`
  })

const describe = (data: unknown): string => {
  const request = typeof data === 'object' && data !== null && 'request' in data ? data.request : null
  return request instanceof Request ? `${request.method} ${request.url}` : 'a request'
}

/** Starts the network. A request that no handler answers fails like a network error, and is recorded. */
export const startServer = (): void =>
  server.listen({
    onUnhandledFrame: ({ frame }) => {
      unanswered.push(describe(frame.data))
      throw HttpResponse.error()
    },
  })

/** Restores the default handlers. @returns the requests no handler answered since the last call. */
export const resetServer = (): string[] => {
  server.resetHandlers()
  const missed = unanswered
  asked = []
  unanswered = []
  return missed
}
