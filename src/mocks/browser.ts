import { setupWorker } from 'msw/browser'
import { defaultHandlers } from './handlers'

export const startMocks = async (): Promise<void> => {
  await setupWorker(...defaultHandlers).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  })
}
