// Imported first, so that React is part of the entry chunk and evaluated before the application.
import 'react-dom/client'
import 'react/jsx-runtime'
import { forgetReload, reloadForNewDeploy } from './app/reloadForNewDeploy'

/** Yields to the browser: evaluating React and the application in one task would block a slow phone for longer. */
const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve))

const start = async () => {
  if (import.meta.env.DEV && import.meta.env.MODE !== 'backend') {
    const { startMocks } = await import('./mocks/browser')
    await startMocks()
  }
  reloadForNewDeploy()
  await yieldToBrowser()
  const { mount } = await import('./app/mount')
  await yieldToBrowser()
  await mount(forgetReload)
}

void start()
