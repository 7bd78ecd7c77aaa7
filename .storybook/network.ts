import { setupWorker } from 'msw/browser'
import { isFields } from '../src/values/fields'

const unhandled: string[] = []

const requestOf = (data: unknown) => (isFields(data) && data.request instanceof Request ? data.request : null)

const start = async () => {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame: ({ frame }) => {
      const request = requestOf(frame.data)
      if (request && new URL(request.url).origin !== location.origin) {
        unhandled.push(`${request.method} ${request.url}`)
      }
    },
  })
  return worker
}

let started: ReturnType<typeof start> | undefined

/** Once for all stories of a docs page. A request to another host without a handler fails its story. */
export const startWorker = () => (started ??= start())

/** Since the last call. */
export const takeUnhandledRequests = () => unhandled.splice(0)
