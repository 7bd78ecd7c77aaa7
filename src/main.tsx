// The library comes with this file and runs with it, before anything that uses it.
import 'react-dom/client'
import 'react/jsx-runtime'
import { forgetReload, reloadForNewDeploy } from './app/reloadForNewDeploy'

/** Lets the browser do what else it has to: run in one go, library and site would hold up a slow phone for longer. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

const start = async () => {
  if (import.meta.env.DEV && import.meta.env.MODE !== 'backend') {
    const { startMocks } = await import('./mocks/browser')
    await startMocks()
  }
  reloadForNewDeploy()
  await pause()
  const { mount } = await import('./app/mount')
  await pause()
  await mount(forgetReload)
}

void start()
