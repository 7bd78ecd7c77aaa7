// Starts a Strapi on a temporary database for the tests of this folder, and logs in as its administrator.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startCompanion } from '../../../scripts/lib/companion.ts'
import { freePort, stop } from '../../../scripts/lib/processes.ts'

type Server = { origin: string; administrator: string; reader: string }

declare module 'vitest' {
  // Extends an interface of Vitest.
  interface ProvidedContext {
    /** Where the server listens, the access token of its administrator, and an API token that may read everything. */
    server: Server
  }
}

const account = { email: 'administration@example.com', password: 'Essai-2026' }

const post = async <T>(url: string, body: object, token?: string): Promise<T> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} responded ${response.status}: ${await response.text()}`)
  const answer: { data: T } = await response.json()
  return answer.data
}

/** The access tokens of the administrator and of a reader, see `Server`. */
const logIn = async (origin: string) => {
  const { token } = await post<{ token: string }>(`${origin}/admin/login`, account)
  const { accessKey } = await post<{ accessKey: string }>(
    `${origin}/admin/api-tokens`,
    { name: 'Lecture', description: '', type: 'read-only', lifespan: null },
    token,
  )
  return { administrator: token, reader: accessKey }
}

export const setup = async ({ provide }: TestProject) => {
  const folder = await mkdtemp(join(tmpdir(), 'companion-tests-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const companion = await startCompanion({
    port,
    env: {
      NODE_ENV: 'production',
      ENV_PATH: join(folder, '.env'),
      DATABASE_FILENAME: join(folder, 'data.db'),
      PUBLIC_DIR: join(folder, 'public'),
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
      SEED: 'off',
      LOG_LEVEL: 'error',
    },
  })
  const stopAll = async () => {
    await stop(companion)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    provide('server', { origin, ...(await logIn(origin)) })
  } catch (error) {
    await stopAll()
    throw error
  }
  return stopAll
}
