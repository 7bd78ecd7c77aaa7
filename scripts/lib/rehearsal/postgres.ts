// A PostgreSQL of its own, in a temporary folder.
import { execFile } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { run } from '../processes.ts'

const execute = promisify(execFile)

const findPrograms = () =>
  globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => existsSync(join(folder, 'initdb')))
    .toSorted()
    .at(-1)

/** Finds Debian's PostgreSQL or, as root, installs it. @returns the folder of its programs. @throws Error without one. */
const ensurePrograms = async (): Promise<string> => {
  const found = findPrograms()
  if (found) return found
  if (process.getuid?.() === 0) {
    console.log('No PostgreSQL on this machine: installing one.')
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', 'postgresql'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    const installed = findPrograms()
    if (installed) return installed
  }
  throw new Error('No PostgreSQL: install it (`apt-get install postgresql`).')
}

export type Postgres = {
  /** Folder of its socket. */
  socket: string
  /** Creates an empty database of the user `strapi`. */
  createDatabase: (name: string) => Promise<void>
  stop: () => Promise<void>
}

/** Starts a PostgreSQL without a network port. @throws Error when it does not start. */
export const startPostgres = async (folder: string): Promise<Postgres> => {
  const programs = await ensurePrograms()
  const isRoot = process.getuid?.() === 0
  const call = async (name: string, ...args: string[]) => {
    const program = join(programs, name)
    // PostgreSQL refuses to run as root.
    if (isRoot) await execute('runuser', ['-u', 'postgres', '--', program, ...args], { cwd: folder })
    else await execute(program, args, { cwd: folder })
  }

  const data = join(folder, 'data')
  mkdirSync(folder, { mode: 0o755 })
  if (isRoot) {
    const owner = Number((await execute('id', ['-u', 'postgres'])).stdout)
    chownSync(folder, owner, owner)
  }
  await call('initdb', '-D', data, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync')
  const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off`
  await call('pg_ctl', '-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start')
  await call('createuser', '-h', folder, 'strapi')
  return {
    socket: folder,
    createDatabase: async (name) => {
      await call('createdb', '-h', folder, '--owner=strapi', name)
    },
    stop: async () => {
      await call('pg_ctl', '-D', data, '-m', 'fast', 'stop')
    },
  }
}
