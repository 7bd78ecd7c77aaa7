// How long the bin keeps what was deleted, and whom it tells: on a server of its own, with a hook.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Deleted, Versions } from '../src/versions/lists'
import { startHook } from './lib/hook'
import { send, succeed } from './lib/http'
import { pathOf } from './lib/server'
import { databaseIn, ownersAccount, startTestServer } from './lib/testServer'

type Stored = { data: { documentId: string; token: string } }

const products = pathOf('products')

let folder: string
let hook: Awaited<ReturnType<typeof startHook>>
let server: Awaited<ReturnType<typeof startTestServer>>
let token: string | undefined

const ask = <T>(path: string, method = 'GET', body?: object) =>
  succeed(send<T>(`${server.origin}${path}`, { method, body, token }))

const post = <T>(path: string, body: object = {}) => ask<T>(path, 'POST', body)

const start = async () => {
  server = await startTestServer(folder, { DEPLOY_HOOK_URL: hook.url })
  token = undefined
  token = (await post<Stored>('/admin/login', ownersAccount)).data.token
}

const create = async (path: string, body: object) => (await post<Stored>(path, body)).data.documentId

const bin = () => ask<Deleted[]>('/dashboard/bin')

const versionsOf = async (documentId: string) =>
  (await ask<Versions>(`/dashboard/versions?uid=api::product.product&documentId=${documentId}`)).versions

let countedCalls = 0
/** Strapi calls the hook a moment after a change. @returns the calls since the last time, when `least` have come. */
const newCalls = async (least: number) => {
  await vi.waitFor(() => expect(hook.calls() - countedCalls).toBeGreaterThanOrEqual(least), 10_000)
  await new Promise((resolve) => setTimeout(resolve, 700))
  const calls = hook.calls() - countedCalls
  countedCalls = hook.calls()
  return calls
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'companion-bin-'))
  hook = await startHook()
  await start()
})

afterAll(async () => {
  await server.stop()
  hook.stop()
  await rm(folder, { recursive: true, force: true })
})

it('tells the site only of what visitors see again', async () => {
  const description = '<p>Un poêle.</p>'
  const product = await create(`${products}/actions/publish`, { title: 'Poêle', description })
  await newCalls(1)
  await post(`${products}/${product}/actions/publish`, { title: 'Insert', description })
  expect(await newCalls(1)).toBeGreaterThan(0)
  const [, first] = await versionsOf(product)
  await post(`/dashboard/versions/${first?.id}/restore`)
  expect(await newCalls(0)).toBe(0)

  const categories = pathOf('categories')
  const category = await create(categories, { name: 'Bois' })
  await newCalls(1)
  await ask(`${categories}/${category}`, 'DELETE')
  expect(await newCalls(1)).toBe(1)
  const [deleted] = await bin()
  await post(`/dashboard/versions/${deleted?.id}/restore`)
  expect(await newCalls(1)).toBe(1)
})

/** The bin has it since so many days. */
const setAge = (database: DatabaseSync, documentId: string | undefined, days: number) =>
  database
    .prepare("UPDATE kept_versions SET date = ? WHERE entry = ? AND why = 'deletion'")
    .run(Date.now() - days * 86_400_000, documentId ?? '')

it('forgets what was deleted more than thirty days ago, but no version of a page that was written again', async () => {
  const uid = 'api::tariff.tariff'
  const path = `/content-manager/single-types/${uid}`
  const save = (quote: string) => ask<Stored>(path, 'PUT', { quote }).then(({ data }) => data.documentId)
  const versionsOfPage = async () =>
    (await ask<Versions>(`/dashboard/versions?${new URLSearchParams({ uid, documentId: '' })}`)).versions
  const first = await save('Gratuit')
  await ask(path, 'DELETE')
  await save('Sur place, gratuit')
  const before = await versionsOfPage()

  const description = '<p>Un poêle.</p>'
  const [old, recent] = await Promise.all(
    ['Ancien', 'Récent'].map((title) => create(`${products}/actions/publish`, { title, description })),
  )
  for (const documentId of [old, recent]) await ask(`${products}/${documentId}`, 'DELETE')
  const database = new DatabaseSync(databaseIn(folder), { timeout: 60_000 })
  setAge(database, first, 31)
  setAge(database, old, 30.1)
  setAge(database, recent, 29.9)
  // Already before the daily check.
  expect((await bin()).map(({ title }) => title)).toEqual(['Récent'])
  expect(await versionsOf(old ?? '')).toHaveLength(1)
  database.close()
  await server.stop()
  await start()
  await vi.waitFor(async () => expect(await versionsOf(old ?? '')).toEqual([]), 10_000)
  expect(await versionsOf(recent ?? '')).toHaveLength(1)
  expect((await bin()).map(({ title }) => title)).toEqual(['Récent'])
  expect(await versionsOfPage()).toEqual(before)
})
