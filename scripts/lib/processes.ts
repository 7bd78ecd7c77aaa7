import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'

type RunOptions = { cwd?: string; env?: NodeJS.ProcessEnv }

/** Runs a command to its end, its output shown as it comes. @returns its exit code. */
export const run = (
  command: string,
  args: readonly string[],
  { cwd, env }: RunOptions = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })

/** Whether a server can listen on this port of this machine. */
export const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** A port nobody listens on. */
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

/** Ends a process and waits until it is gone; insists after 5 s. */
export const stop = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    const insist = setTimeout(() => child.kill('SIGKILL'), 5_000)
    child.once('exit', () => {
      clearTimeout(insist)
      resolve()
    })
    child.kill('SIGTERM')
  })

/** Asks a question of the network every quarter of a second until it answers well. @throws Error after `timeout` ms. */
export const waitForHttp = async (
  url: string,
  { timeout, child }: { timeout: number; child?: ChildProcess },
) => {
  const end = Date.now() + timeout
  while (Date.now() < end) {
    if (child && child.exitCode !== null)
      throw new Error(`The server of ${url} stopped with code ${child.exitCode}.`)
    try {
      if ((await fetch(url)).ok) return
    } catch {
      // Not listening yet: asked again below.
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`No answer from ${url} after ${timeout / 1000} s.`)
}
