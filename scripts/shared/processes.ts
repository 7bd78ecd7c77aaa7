import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
// Also finds npm and the packages' commands on Windows.
import spawn from 'cross-spawn'

const require = createRequire(import.meta.url)

/** When npm, or the script that started this one, has gone. */
export const stopWithParent: () => void = require('../../strapi/lib/stop-with-parent.js').stopWithParent

type RunOptions = {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** ms, after which the command is stopped (SIGTERM). */
  timeout?: number
  /** For a command beside another: its output is written in one piece, under this, when it has ended. */
  heading?: string
}

/** @returns its exit code. */
export const run = (
  command: string,
  args: readonly string[],
  { cwd, env, timeout, heading }: RunOptions = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      timeout,
      stdio: heading ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => output.push(chunk))
    child.once('error', reject)
    // After its output, which ends later than it.
    child.once('close', (code, signal) => {
      if (heading) process.stdout.write(`${heading}\n${Buffer.concat(output).toString()}`)
      resolve(signal ? 1 : (code ?? 1))
    })
  })

/** For a script that calls `stopWithParent`, to end with this process. */
export const withParent = (env?: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  PARENT_PID: String(process.pid),
})

export const runScript = (args: readonly string[], options: RunOptions = {}): Promise<number> =>
  run(process.execPath, args, { ...options, env: withParent(options.env) })

/** @param code 2 for a wrong command line. */
export const fail = (message: string, code = 1): never => {
  console.error(`\n${message}`)
  process.exit(code)
}

export const failWith = (error: unknown): never =>
  fail(error instanceof Error ? error.message : String(error))

/** @param interval ms. */
export const withProgress = async <T>(label: string, interval: number, work: Promise<T>): Promise<T> => {
  const started = Date.now()
  const progress = setInterval(
    () => console.log(`  still ${label}, ${Math.round((Date.now() - started) / 1000)} s`),
    interval,
  )
  try {
    return await work
  } finally {
    clearInterval(progress)
  }
}

/** Without waiting for the connections that browsers keep open. */
export const closeServer = (server: Server) => {
  server.close()
  server.closeAllConnections()
}

/** From the environment, where an empty variable counts as missing. No port ends the process with one sentence. */
export const readPort = (name: string, usual: number): number => {
  const given = process.env[name]?.trim() || String(usual)
  const port = Number(given)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  return fail(`${name} is “${given}”; expected the number of a port, such as ${usual}.`, 2)
}

/** From the environment. A path where nothing is ends the process with one sentence. */
export const readPath = (name: string): string | undefined => {
  const path = process.env[name]?.trim()
  if (path && !existsSync(path)) return fail(`${name} is “${path}”, where there is no file.`, 2)
  return path || undefined
}

export const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      )
    })
  })

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** SIGTERM, after 5 s SIGKILL. */
export const stop = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (hasEnded(child)) return resolve()
    const kill = setTimeout(() => child.kill('SIGKILL'), 5_000)
    child.once('exit', () => {
      clearTimeout(kill)
      resolve()
    })
    child.kill('SIGTERM')
  })

/** @throws Error after `timeout` ms, or when `child`, the server's process, has ended. */
export const waitForHttp = async (
  url: string,
  { timeout, child }: { timeout: number; child?: ChildProcess },
) => {
  const end = Date.now() + timeout
  while (Date.now() < end) {
    if (child && hasEnded(child))
      throw new Error(`The server of ${url} stopped (${child.exitCode ?? child.signalCode}).`)
    try {
      if ((await fetch(url)).ok) return
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`No response from ${url} after ${timeout / 1000} s.`)
}

const SERVER_TIMEOUT_MS = 60_000

/** @returns a function that stops it. @throws Error when it does not respond within a minute. */
export const untilServing = async (child: ChildProcess, url: string): Promise<() => Promise<void>> => {
  try {
    await waitForHttp(url, { timeout: SERVER_TIMEOUT_MS, child })
  } catch (error) {
    await stop(child)
    throw error
  }
  return () => stop(child)
}
