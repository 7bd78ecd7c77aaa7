import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { isFields } from '../values/fields'
import { defaultHandlers } from './handlers'

export const server = setupServer(...defaultHandlers)

let requested: URL[] = []
const unhandled: string[] = []

server.events.on('request:start', ({ request }) => {
  requested.push(new URL(request.url))
})

/** In the current test, in order. */
export const requestedUrls = (): readonly URL[] => requested

const toPath = ({ pathname, searchParams }: URL) => {
  const query = [...searchParams].map(([name, value]) => `${name}=${value}`).join('&')
  return `${pathname}${query && `?${query}`}`
}

/** Path and decoded query string, without the host. */
export const requestedPaths = (): string[] => requested.map(toPath)

/** A status refuses the request; any request that is not listed gets an empty list. */
export const responding = (responses: Readonly<Record<string, object | number>>) =>
  http.get(/\/api\//, ({ request }) => {
    const data = responses[toPath(new URL(request.url))] ?? []
    return typeof data === 'number'
      ? HttpResponse.json({ data: null, error: { status: data } }, { status: data })
      : HttpResponse.json({ data })
  })

const describe = (data: unknown): string => {
  const request = isFields(data) ? data.request : null
  return request instanceof Request ? `${request.method} ${request.url}` : 'a request'
}

/** An unhandled request fails with a network error and is recorded. */
export const startServer = (): void =>
  server.listen({
    onUnhandledFrame: ({ frame }) => {
      unhandled.push(describe(frame.data))
      throw HttpResponse.error()
    },
  })

/** @returns the unhandled requests since the last call. */
export const resetServer = (): string[] => {
  server.resetHandlers()
  requested = []
  return unhandled.splice(0)
}
