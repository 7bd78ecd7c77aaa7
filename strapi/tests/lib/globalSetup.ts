// Starts the server that the tests of this folder share, and logs in as its administrator.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { send, succeed, type Call } from './http'
import type { Entry } from './server'
import { account, databaseIn, ownersAccount, startTestServer } from './testServer'

type Server = LoggedIn & {
  /** Its SQLite file. */
  database: string
  /** What it says of the firm before any test: their files run in no fixed order. */
  newContent: Awaited<ReturnType<typeof readContent>>
}

type LoggedIn = {
  origin: string
  /** Access token of the administrator. */
  administrator: string
  /** Access token of the owner. */
  owner: string
  /** An API token that may read everything. */
  reader: string
}

declare module 'vitest' {
  // Extends an interface of Vitest.
  interface ProvidedContext {
    server: Server
  }
}

const dataOf = async <T>(url: string, request?: Call) => (await succeed(send<{ data: T }>(url, request))).data

const post = <T>(url: string, body: object, token?: string) => dataOf<T>(url, { method: 'POST', body, token })

const readContent = async (origin: string) => {
  const read = <T = Entry>(path: string) => dataOf<T>(`${origin}/api/${path}?populate=*`)
  return {
    shop: await read('shop'),
    homePage: await read('home-page'),
    legalNotice: await read('legal-notice'),
    tariff: await read('tariff'),
    partners: await read<Entry[]>('partners'),
  }
}

const logIn = async (origin: string): Promise<LoggedIn> => {
  const { token } = await post<{ token: string }>(`${origin}/admin/login`, account)
  const { accessKey } = await post<{ accessKey: string }>(
    `${origin}/admin/api-tokens`,
    { name: 'Lecture', description: '', type: 'read-only', lifespan: null },
    token,
  )
  const owner = await post<{ token: string }>(`${origin}/admin/login`, ownersAccount)
  return { origin, administrator: token, owner: owner.token, reader: accessKey }
}

export const setup = async ({ provide }: TestProject) => {
  const folder = await mkdtemp(join(tmpdir(), 'companion-tests-'))
  const server = await startTestServer(folder)
  const stopAll = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    provide('server', {
      ...(await logIn(server.origin)),
      database: databaseIn(folder),
      newContent: await readContent(server.origin),
    })
  } catch (error) {
    await stopAll()
    throw error
  }
  return stopAll
}
