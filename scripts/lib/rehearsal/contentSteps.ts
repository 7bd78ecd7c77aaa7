// The rehearsal of backups: nothing may be missing after a restoration, nor after a move to PostgreSQL.
import { execFile } from 'node:child_process'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { companionFolder } from '../companion.ts'
import { stop } from '../processes.ts'
import { logIn } from './administration.ts'
import type { Server } from './machine.ts'
import type { Postgres } from './postgres.ts'
import type { Running } from './siteSteps.ts'
import { check, step } from './steps.ts'
import { environmentOf, runOneShot, startService } from './units.ts'

const execute = promisify(execFile)
const script = (name: string) => join(import.meta.dirname, name)

/** Hashes of the whole content that `strapi.env` names. */
const contentOf = async (server: Server) => {
  const env = environmentOf(server, 'strapi.service')
  const { stdout } = await execute(process.execPath, [script('contentOf.ts')], { env, maxBuffer: 1e8 })
  return stdout
}

/** The tables of the content, and how many rows each has, whatever the database. */
const contentRows = async (server: Server) =>
  [...(await contentOf(server)).matchAll(/^(?!admin_|strapi_)(\w+ \d+ rows)/gm)]
    .map(([, table]) => table)
    .join('\n')

const archives = async ({ at }: Server) => (await readdir(at('var/backups/site'))).toSorted()

/** Settings of an empty place for content on this server, in a folder of this name. */
const emptyPlace = ({ at }: Server, name: string) => ({
  ENV_PATH: at(`var/lib/strapi/${name}/.env`),
  PUBLIC_DIR: at(`var/lib/strapi/${name}/public`),
})

const stopStrapi = async (running: Running) => {
  const strapi = running.get('strapi')
  if (strapi) await stop(strapi)
  running.delete('strapi')
}

export const startStrapi = async (server: Server, running: Running) => {
  running.set('strapi', await startService(server, 'strapi.service'))
}

type Place = Record<string, string>
type Edited = { documentId: string }

/** Backs up while Strapi runs, restores to an empty place, and compares every row and every picture. */
const backUpAndRestore = async (server: Server, running: Running, name: string, place: Place) => {
  await step(`${name}: site-backup.service makes an archive while Strapi runs`, async () => {
    const count = (await archives(server)).length
    await runOneShot(server, 'site-backup.service')
    check((await archives(server)).length === count + 1, 'one more archive')
  })
  await step(`${name}: site-restore@.service restores every row, picture and secret elsewhere`, async () => {
    await stopStrapi(running)
    const expected = await contentOf(server)
    await server.configure('strapi.env', place)
    await runOneShot(server, `site-restore@${(await archives(server)).at(-1)}.service`)
    const restored = await contentOf(server)
    check(expected.split('\n').length > 100, 'content to compare')
    check(restored === expected, 'the same content')
  })
}

/** @throws Error unless the administrator, the draft and the pictures are there. */
const checkContent = async (server: Server, { documentId }: Edited) => {
  const url = `http://127.0.0.1:${server.ports.strapi}`
  const administration = await logIn(url)
  check((await administration.draftTitle(documentId)) === 'Titre du brouillon', 'the draft')
  const products = await administration.products()
  check(
    products.some(({ title }) => title === 'Titre publié'),
    'the published title',
  )
  const pictures = await administration.pictures()
  check(pictures.length > 20, 'pictures')
  for (const picture of pictures) check((await fetch(url + picture)).ok, picture)
}

export const rehearsePostgres = async (
  server: Server,
  running: Running,
  postgres: Postgres,
  edited: Edited,
) => {
  await postgres.createDatabase('restored')
  await backUpAndRestore(server, running, 'PostgreSQL', {
    ...emptyPlace(server, 'restored'),
    DATABASE_URL: `postgres:///restored?host=${postgres.socket}`,
  })
  await step('Strapi starts on it, with the administrator, the draft and the pictures', async () => {
    await startStrapi(server, running)
    await checkContent(server, edited)
    await stopStrapi(running)
  })
}

/** The same on SQLite, and then the move to PostgreSQL with Strapi's own commands. */
export const rehearseSqlite = async (server: Server, running: Running, postgres: Postgres) => {
  const { at } = server
  const edited = await step('strapi.service starts on SQLite', async () => {
    await server.configure('strapi.env', {
      ...emptyPlace(server, 'sqlite'),
      DATABASE_CLIENT: 'sqlite',
      DATABASE_FILENAME: at('var/lib/strapi/sqlite/data.db'),
    })
    await startStrapi(server, running)
    const administration = await logIn(`http://127.0.0.1:${server.ports.strapi}`)
    const [product] = await administration.products()
    if (!product) throw new Error('The sample content has no product.')
    await administration.publish(product.documentId, 'Titre publié')
    await administration.save(product.documentId, 'Titre du brouillon')
    return product
  })
  await backUpAndRestore(server, running, 'SQLite', {
    ...emptyPlace(server, 'sqlite-restored'),
    DATABASE_FILENAME: at('var/lib/strapi/sqlite-restored/data.db'),
  })
  await step('Strapi starts on it, with the administrator, the draft and the pictures', async () => {
    await startStrapi(server, running)
    await checkContent(server, edited)
    await stopStrapi(running)
  })
  await step(
    'SQLite → PostgreSQL: export and import keep the entries, the drafts and the pictures',
    async () => {
      const cli = (...args: string[]) =>
        execute(process.execPath, ['cli.js', ...args], {
          cwd: companionFolder,
          env: environmentOf(server, 'strapi.service'),
          maxBuffer: 1e8,
        })
      const expected = await contentRows(server)
      await cli('export', '--no-encrypt', '--file', at('moved'))
      await postgres.createDatabase('moved')
      await server.configure('strapi.env', {
        PUBLIC_DIR: at('var/lib/strapi/moved/public'),
        DATABASE_CLIENT: 'postgres',
        DATABASE_URL: `postgres:///moved?host=${postgres.socket}`,
        SEED: 'off',
      })
      await cli('import', '--force', '--file', at('moved.tar.gz'))
      const moved = await contentRows(server)
      check(moved === expected, `the same rows:\n${expected}\n, not:\n${moved}`)
      await startStrapi(server, running)
      await checkContent(server, edited)
      await stopStrapi(running)
    },
  )
}

/** The last lines of each log of a service. */
export const lastLogLines = async ({ logs }: Server) => {
  const names = await readdir(logs)
  const texts = await Promise.all(names.map((name) => readFile(join(logs, name), 'utf8')))
  return names
    .map((name, index) => `--- ${name}\n${texts[index]?.split('\n').slice(-15).join('\n')}`)
    .join('\n')
}
