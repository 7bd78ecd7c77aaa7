import { reloadForNewDeploy } from './app/reloadForNewDeploy'

/** Lets the browser do what else it has to. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

const start = async () => {
  if (import.meta.env.DEV && import.meta.env.MODE !== 'backend') {
    const { startMocks } = await import('./mocks/browser')
    await startMocks()
  }
  reloadForNewDeploy()
  // The library by itself, then what uses it: run in one go, they would hold up a slow phone for longer.
  await import('react-dom/client')
  await pause()
  const { mount } = await import('./app/mount')
  await pause()
  await mount()
}

void start()
