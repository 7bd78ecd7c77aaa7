// Imported first, so that React is part of the entry chunk and evaluated before the application.
import 'react-dom/client'
import 'react/jsx-runtime'
import { START_FAILED_EVENT } from './hydration/start/startFailedEvent'

const RETRY_AFTER_MS = 2_000

const wait = (ms?: number) => new Promise((resolve) => setTimeout(resolve, ms))

const start = async () => {
  if (import.meta.env.DEV && import.meta.env.MODE !== 'backend') {
    const { startMocks } = await import('./mocks/browser')
    await startMocks()
  }
  // Yields to the browser in between: evaluating all this code in one task would block a slow phone for longer.
  await wait()
  const { mount } = await import('./hydration/start/mount')
  await wait()
  await mount()
}

const retry = async () => {
  await wait(RETRY_AFTER_MS)
  await start()
}

start()
  .catch(retry)
  .catch((error: unknown) => {
    console.error('The application cannot start.', error)
    window.dispatchEvent(new Event(START_FAILED_EVENT))
  })
