// `npm run rehearse`: everything that deploy/ describes, on this machine, in a temporary folder: from nothing to a
// published edit, and from a backup to a restored database. It touches no service of the machine.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installCompanion } from './lib/companion.ts'
import { stop, stopWithParent } from './lib/processes.ts'
import { lastLogLines, rehearsePostgres, rehearseSqlite, startStrapi } from './lib/rehearsal/contentSteps.ts'
import { createServer, type Server } from './lib/rehearsal/machine.ts'
import { startPostgres, type Postgres } from './lib/rehearsal/postgres.ts'
import { firstPublication, laterPublications, type Running } from './lib/rehearsal/siteSteps.ts'
import { refuses, step, stepsDone } from './lib/rehearsal/steps.ts'

const running: Running = new Map()
let postgres: Postgres | undefined

const rehearse = async (server: Server) => {
  await step('the units are well-formed', async () => {
    if (!existsSync('/usr/bin/systemd-analyze'))
      return console.log('  (not checked: no systemd-analyze here)')
    const units = (await readdir(server.units)).map((name) => join(server.units, name))
    const { stderr } = await promisify(execFile)('systemd-analyze', ['verify', '--man=no', ...units])
    if (stderr.includes(server.units)) throw new Error(stderr)
  })
  postgres = await step('PostgreSQL starts', () => startPostgres(server.at('postgres')))
  await server.configure('strapi.env', { DATABASE_URL: `postgres:///strapi?host=${postgres.socket}` })
  await step('strapi.service fails soon without its database, so that systemd tries again', () =>
    refuses(startStrapi(server, running), 60_000),
  )
  await postgres.createDatabase('strapi')
  await step('strapi.service starts on it', () => startStrapi(server, running))
  await firstPublication(server, running)
  const product = await laterPublications(server, running)
  await rehearsePostgres(server, running, postgres, product)
  await rehearseSqlite(server, running, postgres)
}

const started = Date.now()
stopWithParent()
await installCompanion()
const server = await createServer()

const end = async () => {
  for (const child of running.values()) await stop(child)
  await postgres?.stop()
  // A build that was interrupted may still write for a moment.
  await rm(server.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void end().then(() => process.exit(1)))
}

let isFailed = false
try {
  await rehearse(server)
} catch (error) {
  isFailed = true
  console.error(`\n${await lastLogLines(server)}\n`, error)
} finally {
  await end()
}
const seconds = Math.round((Date.now() - started) / 1000)
console.log(`\n${stepsDone()} steps succeeded${isFailed ? ', then one FAILED' : ''}, ${seconds} s`)
process.exit(isFailed ? 1 : 0)
