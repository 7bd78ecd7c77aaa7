import { setupWorker } from 'msw/browser'
import { defaultHandlers } from './handlers'

/** Starts MSW in the browser, in development only (see `main.tsx`). */
export const startMocks = async (): Promise<void> => {
  await setupWorker(...defaultHandlers).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  })
}
