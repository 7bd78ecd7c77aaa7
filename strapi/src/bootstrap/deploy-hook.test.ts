import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Payload = { uid?: string; entry?: { publishedAt: string | null }; media?: object }
type EventHub = {
  emit: (event: string, payload: Payload) => Promise<void>
  subscribe: (subscriber: (event: string, payload: Payload) => void) => void
}
type Strapi = { eventHub: EventHub; log: { error: (message: string) => void } }
type HookModule = { callDeployHook: (strapi: Strapi) => void }

const require = createRequire(import.meta.url)
const { callDeployHook }: HookModule = require('./deploy-hook.js')
const createEventHub: () => EventHub = require('../../node_modules/@strapi/core/dist/services/event-hub.js')

const HOOK_URL = 'https://hooks.test/secret'

const product = 'api::product.product'
const draft = { publishedAt: null }
const published = { publishedAt: '2026-11-22T16:58:57.622Z' }

/** Answers of the hook. */
const accepted = () => Promise.resolve(new Response(null, { status: 202 }))
const refused = () =>
  Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }))

let strapi: Strapi
const error = vi.fn<(message: string) => void>()
const fetchHook = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('DEPLOY_HOOK_URL', HOOK_URL)
  vi.stubGlobal('fetch', fetchHook.mockImplementation(accepted))
  strapi = { eventHub: createEventHub(), log: { error } }
  callDeployHook(strapi)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

describe('the deploy hook is called', () => {
  it.each<[string, string, Payload]>([
    ['a publication', 'entry.publish', { uid: product, entry: published }],
    ['an entry taken offline', 'entry.unpublish', { uid: product, entry: published }],
    ['the deletion of a published entry', 'entry.delete', { uid: product, entry: published }],
    [
      'a change of a category, which has no drafts',
      'entry.update',
      { uid: 'api::category.category', entry: published },
    ],
    ['a picture that was replaced', 'media.update', { media: {} }],
    ['a picture that was deleted', 'media.delete', { media: {} }],
  ])('after %s', async (_change, event, payload) => {
    await strapi.eventHub.emit(event, payload)
    expect(fetchHook).toHaveBeenCalledExactlyOnceWith(HOOK_URL, expect.objectContaining({ method: 'POST' }))
  })
})

describe('the deploy hook is not called', () => {
  it.each<[string, string, Payload]>([
    ['a draft was created', 'entry.create', { uid: product, entry: draft }],
    ['a draft was saved', 'entry.update', { uid: product, entry: draft }],
    ['a draft was deleted', 'entry.delete', { uid: product, entry: draft }],
    ['changes were discarded', 'entry.draft-discard', { uid: product, entry: draft }],
    ['a picture was uploaded, which no entry shows yet', 'media.create', { media: {} }],
    ['a user was changed', 'entry.update', { uid: 'plugin::users-permissions.user', entry: published }],
  ])('when %s', async (_change, event, payload) => {
    await strapi.eventHub.emit(event, payload)
    expect(fetchHook).not.toHaveBeenCalled()
  })
})

describe('a hook that does not answer', () => {
  const publish = () => strapi.eventHub.emit('entry.publish', { uid: product, entry: published })

  it('is called again every minute until it does', async () => {
    fetchHook.mockImplementation(refused)
    await publish()
    await vi.advanceTimersByTimeAsync(2 * 60_000)
    expect(fetchHook).toHaveBeenCalledTimes(3)
    fetchHook.mockImplementation(accepted)
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(fetchHook).toHaveBeenCalledTimes(4)
  })

  it('is named once in the log, without its secret', async () => {
    fetchHook.mockImplementation(refused)
    await publish()
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    const message = 'The deploy hook of https://hooks.test cannot be called: connect ECONNREFUSED.'
    expect(error).toHaveBeenCalledExactlyOnceWith(message)
  })

  it('is also one that refuses the call', async () => {
    fetchHook.mockImplementation(() => Promise.resolve(new Response(null, { status: 404 })))
    await publish()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetchHook).toHaveBeenCalledTimes(2)
  })
})
