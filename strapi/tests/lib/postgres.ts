// An empty PostgreSQL on this machine, apart from any other.
import { execFile, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { vi } from 'vitest'
import { installDebianPackages } from '../../../scripts/shared/debianPackages.ts'
import { freePort } from '../../../scripts/shared/processes.ts'

const DEBIAN_FOLDER = '/usr/lib/postgresql'

/** The folder of PostgreSQL's programs; undefined when there is none. */
const findPrograms = (): string | undefined => {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).toSorted().toReversed() : []
  return versions
    .map((version) => `${DEBIAN_FOLDER}/${version}/bin`)
    .find((folder) => existsSync(`${folder}/initdb`))
}

/** @returns the folder of PostgreSQL's programs, Debian's, installed if this is root. @throws Error without any. */
const ensurePrograms = async (): Promise<string> => {
  const found = findPrograms()
  if (found) return found
  await installDebianPackages('postgresql')
  const installed = findPrograms()
  if (installed) return installed
  throw new Error('No PostgreSQL: install it (`apt-get install postgresql`).')
}

const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))

/** PostgreSQL refuses to run as root. */
const serverUser = () => {
  if (process.getuid?.() !== 0) return undefined
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Starts a PostgreSQL with an empty database; `env` holds the settings of a Strapi that uses it. */
export const startPostgres = async () => {
  const programs = await ensurePrograms()
  const user = serverUser()
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const port = String(await freePort())
  const call = (program: string, args: readonly string[]) =>
    execFileSync(`${programs}/${program}`, args, { ...user, cwd: folder, encoding: 'utf8', stdio: 'pipe' })

  call('initdb', ['-D', data, '-U', 'strapi', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'])
  const log = await open(join(folder, 'log'), 'w')
  // Ends with these tests, even killed: `pg_ctl start` would detach it.
  const privileges = [
    '--pdeathsig',
    'INT',
    ...(user ? ['--reuid', 'postgres', '--regid', 'postgres', '--clear-groups'] : []),
  ]
  const server = [`${programs}/postgres`, '-D', data, '-h', '127.0.0.1', '-p', port, '-k', folder, '-F']
  spawn('setpriv', [...privileges, ...server], { cwd: folder, stdio: ['ignore', log.fd, log.fd] })
  await log.close()
  await vi.waitFor(() => call('pg_isready', ['-h', folder, '-p', port]), { timeout: 60_000, interval: 200 })
  return {
    env: { DATABASE_CLIENT: 'postgres', DATABASE_URL: `postgres://strapi@127.0.0.1:${port}/postgres` },
    /** The whole database as SQL, read while the servers work. */
    dump: async () => {
      const args = ['-h', folder, '-p', port, '-U', 'strapi', '--no-owner', '--no-privileges', 'postgres']
      const place = { ...user, cwd: folder, maxBuffer: Infinity }
      return (await promisify(execFile)(`${programs}/pg_dump`, args, place)).stdout
    },
    /** The rows of a query, one a line. */
    query: (sql: string) =>
      call('psql', ['-h', folder, '-p', port, '-U', 'strapi', '-XAt', '-c', sql, 'postgres'])
        .split('\n')
        .filter(Boolean),
    log: () => readFile(join(folder, 'log'), 'utf8'),
    stop: async () => {
      call('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
