import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { freePort, stop } from '../processes.ts'
import type { BrowserPage } from './page.ts'

const paths = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

const message = v.object({ id: v.nullish(v.number()), type: v.string(), result: v.unknown() })
const capabilities = v.object({ capabilities: v.object({ browserVersion: v.string() }) })
const tree = v.object({ contexts: v.tupleWithRest([v.object({ context: v.string() })], v.unknown()) })
const evaluation = v.object({ result: v.object({ value: v.string() }) })

const openSocket = (url: string) =>
  new Promise<WebSocket | null>((resolve) => {
    const socket = new WebSocket(url)
    socket.addEventListener('open', () => resolve(socket))
    socket.addEventListener('error', () => resolve(null))
  })

const START_TIMEOUT_MS = 60_000

/** Connects to WebDriver BiDi once the browser has started. @returns what sends a command. */
const connect = async (url: string) => {
  const end = Date.now() + START_TIMEOUT_MS
  let socket = await openSocket(url)
  while (!socket) {
    if (Date.now() > end) throw new Error(`Firefox does not answer at ${url}.`)
    await setTimeout(250)
    socket = await openSocket(url)
  }
  const connection = socket
  const waiting = new Map<number, (answer: v.InferOutput<typeof message>) => void>()
  connection.addEventListener('message', ({ data }) => {
    const answer = v.parse(message, JSON.parse(String(data)))
    if (answer.id !== null && answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  let last = 0
  return async (method: string, params: object = {}): Promise<unknown> => {
    last += 1
    const id = last
    const answer = await new Promise<v.InferOutput<typeof message>>((resolve) => {
      waiting.set(id, resolve)
      connection.send(JSON.stringify({ id, method, params }))
    })
    if (answer.type === 'error') throw new Error(`${method}: ${JSON.stringify(answer)}`)
    return answer.result
  }
}

export const openFirefox = async (): Promise<BrowserPage | null> => {
  const path = paths.find((file) => existsSync(file))
  if (!path) return null
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const port = await freePort()
  const firefox = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', `${port}`],
    { stdio: 'ignore' },
  )
  const call = await connect(`ws://127.0.0.1:${port}/session`)
  const session = v.parse(capabilities, await call('session.new', { capabilities: {} }))
  const { contexts } = v.parse(tree, await call('browsingContext.getTree'))
  const [{ context }] = contexts
  return {
    version: `Firefox ${session.capabilities.browserVersion}`,
    open: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
    read: async (expression) => {
      const params = {
        expression: `JSON.stringify((${expression}) ?? null)`,
        target: { context },
        awaitPromise: true,
      }
      return JSON.parse(v.parse(evaluation, await call('script.evaluate', params)).result.value)
    },
    resize: async (width, height) =>
      void (await call('browsingContext.setViewport', { context, viewport: { width, height } })),
    close: async () => {
      await stop(firefox)
      await rm(profile, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
