import { spawn } from 'node:child_process'
import { existsSync, openSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { run, untilServing } from './processes.ts'

const CACHE = resolve('node_modules/.cache')
const unpacked = join(CACHE, 'caddy/usr/bin/caddy')
const knownPaths = ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy', unpacked]

/** The machine's Caddy, or the unpacked one; undefined when there is none. */
const findCaddy = (): string | undefined =>
  [process.env.CADDY_PATH ?? '', ...knownPaths].find((path) => path && existsSync(path))

/** Unpacks Debian's package. Installed, it would start a server on port 80. */
const unpackCaddy = async () => {
  const folder = await mkdtemp(join(CACHE, 'caddy-'))
  await run('apt-get', ['download', '-qq', 'caddy'], { cwd: folder })
  const archive = (await readdir(folder)).find((file) => file.endsWith('.deb'))
  if (archive) {
    await run('dpkg-deb', ['-x', join(folder, archive), join(folder, 'caddy')])
    await rename(join(folder, 'caddy'), join(CACHE, 'caddy'))
  }
  await rm(folder, { recursive: true })
}

/** Finds a Caddy or, on Debian, unpacks one. @returns its path. @throws Error when there is none. */
const ensureCaddy = async (): Promise<string> => {
  const found = findCaddy()
  if (found) return found
  if (existsSync('/usr/bin/apt-get')) {
    console.log('No Caddy on this machine: unpacking one.')
    await mkdir(CACHE, { recursive: true })
    if (process.getuid?.() === 0) await run('apt-get', ['update', '-qq'])
    await unpackCaddy()
    const ready = findCaddy()
    if (ready) return ready
  }
  throw new Error(
    'No Caddy: the host configuration is tested with a real one. Install it (`apt-get install caddy`) or set CADDY_PATH to its path.',
  )
}

type CaddyServer = {
  /** Folder of its own, for its configuration, log and state. */
  folder: string
  port: number
  caddyfile: string
}

/** Starts a Caddy apart from any other of the machine. @returns what stops it. @throws Error when it refuses. */
export const startCaddy = async ({ folder, port, caddyfile }: CaddyServer): Promise<() => Promise<void>> => {
  const caddy = await ensureCaddy()
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'Caddyfile')
  // Without its administration, which would listen on a port of its own.
  await writeFile(file, `{\n\tadmin off\n}\n\n${caddyfile}`)
  const log = openSync(join(folder, 'caddy.log'), 'w')
  const child = spawn(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', log, log],
  })
  return untilServing(child, `http://127.0.0.1:${port}/`)
}
