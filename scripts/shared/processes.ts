import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer, type Server as NetServer } from 'node:net'
import { promisify } from 'node:util'
// Also finds npm and the packages' commands on Windows.
import spawn from 'cross-spawn'

export { stopWithParent } from '../../strapi/lib/stop-with-parent.js'

/**
 * At Ctrl-C and at SIGTERM, once. A second signal comes from npm, which passes on those that its scripts have got too, or
 * from `stopWithParent`: without a listener it would end the process halfway.
 */
export const onStop = (end: () => Promise<never>) => {
  let ending: Promise<never> | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      ending ??= end()
    })
}

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

/** On this machine only, by default at a port that is free. @throws Error when the port is in use. */
export const listen = async (server: NetServer, port = 0): Promise<{ port: number; origin: string }> => {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.')
  return { port: address.port, origin: `http://127.0.0.1:${address.port}` }
}

/** Without waiting for the connections that browsers keep open. */
export const closeServer = (server: Server) => {
  server.close()
  server.closeAllConnections()
}

type ExpectedNumber = { usual: number; most: number; what: string }

/** From the environment, where an empty variable counts as missing. Any other text ends the process with one sentence. */
export const readNumber = (name: string, { usual, most, what }: ExpectedNumber): number => {
  const given = process.env[name]?.trim() || String(usual)
  const number = Number(given)
  if (Number.isInteger(number) && number > 0 && number <= most) return number
  return fail(`${name} is “${given}”; expected ${what}, such as ${usual}.`, 2)
}

export const readPort = (name: string, usual: number): number =>
  readNumber(name, { usual, most: 65_535, what: 'the number of a port' })

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

/** For a server of another process, which must be told its port; one of ours takes its port by `listen`. */
export const freePort = async (): Promise<number> => {
  const probe = createServer()
  const { port } = await listen(probe)
  await promisify(probe.close.bind(probe))()
  return port
}

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
const waitForHttp = async (url: string, child: ChildProcess, timeout: number) => {
  const end = Date.now() + timeout
  while (Date.now() < end) {
    if (hasEnded(child))
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

/** @param timeout ms. @returns a function that stops it. @throws Error when it does not respond in time. */
export const untilServing = async (
  child: ChildProcess,
  url: string,
  timeout = 60_000,
): Promise<() => Promise<void>> => {
  try {
    await waitForHttp(url, child, timeout)
  } catch (error) {
    await stop(child)
    throw error
  }
  return () => stop(child)
}
