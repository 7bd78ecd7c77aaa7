import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import * as v from 'valibot'
import { freePort, stop, waitForHttp } from '../processes.ts'
import type { BrowserPage } from './page.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const DISPLAY_SERVER = '/usr/bin/Xvfb'
const START_TIMEOUT_MS = 60_000

const answer = v.object({ value: v.unknown() })
const opened = v.object({
  sessionId: v.string(),
  capabilities: v.object({ browserVersion: v.string() }),
})

/** A display without a screen. @returns its process and its name. */
const startDisplay = async (): Promise<{ server: ChildProcess; name: string }> => {
  const server = spawn(
    DISPLAY_SERVER,
    ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1600x1200x24'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  const name = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (number) => resolve(`:${String(number).trim()}`))
    server.once('exit', () => reject(new Error('The display of WebKit does not start.')))
  })
  return { server, name }
}

/** WebKitGTK's small browser, by WebDriver. */
export const openWebKit = async (): Promise<BrowserPage | null> => {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  if (!binary || !existsSync(DRIVER) || !existsSync(DISPLAY_SERVER)) return null
  const display = await startDisplay()
  const port = await freePort()
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name },
  })
  const origin = `http://127.0.0.1:${port}`
  await waitForHttp(`${origin}/status`, { timeout: START_TIMEOUT_MS, child: driver })
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(origin + path, { method, body: body && JSON.stringify(body) })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${text}`)
    return v.parse(answer, JSON.parse(text)).value
  }
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const session = v.parse(opened, await call('POST', '/session', { capabilities: { alwaysMatch: options } }))
  const path = `/session/${session.sessionId}`
  return {
    version: `WebKitGTK ${session.capabilities.browserVersion}`,
    open: async (url) => void (await call('POST', `${path}/url`, { url })),
    read: (expression) => call('POST', `${path}/execute/sync`, { script: `return ${expression}`, args: [] }),
    resize: async (width, height) =>
      void (await call('POST', `${path}/window/rect`, { x: 0, y: 0, width, height })),
    close: async () => {
      await call('DELETE', path)
      await stop(driver)
      await stop(display.server)
    },
  }
}
