import { setupWorker } from 'msw/browser'
import { defaultHandlers } from './handlers'

/** Answers the page's calls from this folder instead of a backend. For development: main.tsx imports it on demand. */
export const startMocks = async (): Promise<void> => {
  await setupWorker(...defaultHandlers).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  })
}
