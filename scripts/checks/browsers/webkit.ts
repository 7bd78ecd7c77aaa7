import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { Builder, Capabilities } from 'selenium-webdriver'
import { freePort, stop, untilServing } from '../../shared/processes.ts'
import type { OpenBrowser } from './page.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const DISPLAY_SERVER = '/usr/bin/Xvfb'

const startDisplay = async (): Promise<{ server: ChildProcess; name: string }> => {
  const options = ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1600x1200x24']
  const server = spawn(DISPLAY_SERVER, options, { stdio: ['ignore', 'pipe', 'ignore'] })
  const name = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (number) => resolve(`:${String(number).trim()}`))
    server.once('exit', () => reject(new Error('The display of WebKit does not start.')))
  })
  return { server, name }
}

/** By WebDriver; null when WebKitGTK's small browser, its driver or Xvfb is not there. */
export const openWebKit: OpenBrowser = async () => {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  if (!binary || !existsSync(DRIVER) || !existsSync(DISPLAY_SERVER)) return null
  const display = await startDisplay()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = { ...process.env, DISPLAY: display.name }
  const stopDriver = await untilServing(
    spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', env }),
    `${origin}/status`,
  )
  const options = { binary, args: ['--automation'] }
  const driver = await new Builder()
    .usingServer(origin)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
    .build()
  const capabilities = await driver.getCapabilities()
  return {
    version: `WebKitGTK ${capabilities.getBrowserVersion()}`,
    open: (url) => driver.get(url),
    read: (expression) => driver.executeScript(`return ${expression}`),
    resize: async (width, height) =>
      void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
    close: async () => {
      await driver.quit()
      await stopDriver()
      await stop(display.server)
    },
  }
}
