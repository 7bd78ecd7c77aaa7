import { http, type RequestHandler } from 'msw'

/** Records the requests to an address and leaves the response to the handlers after it. */
export const recordCalls = (address: string) => {
  let calls: URL[] = []
  return {
    handler: http.get(address, ({ request }) => {
      calls.push(new URL(request.url))
    }) satisfies RequestHandler,
    all: (): readonly URL[] => calls,
    reset: () => {
      calls = []
    },
  }
}
