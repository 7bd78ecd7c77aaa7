import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerDigest, type BackendCheck } from '../cms/content/backendCheck'
import { createContentStore, type ContentStore } from '../cms/content/contentStore'
import { expectConsole } from '../mocks/consoleGuard'
import { refreshWhenIdle } from './refreshWhenIdle'

const NOW = Date.parse('2026-10-02T10:00:00Z')
const MINUTE = 60_000
const url = 'https://cms.test/api/products'

const ask = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>()
let page: EventTarget
let checks: BackendCheck[]
let store: ContentStore

const open = (readAt: number) => {
  store = createContentStore({ products: [] }, readAt)
  return refreshWhenIdle(store, checks)
}

const settle = () => vi.advanceTimersByTimeAsync(1_000)

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW })
  ask.mockReset().mockImplementation(async () => new Response('same'))
  vi.stubGlobal('fetch', ask)
  page = new EventTarget()
  vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }))
  vi.stubGlobal('window', { requestIdleCallback: (act: () => void) => setTimeout(act, 50) })
  checks = [{ url, digest: await answerDigest(200, 'same') }]
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('content older than a minute', () => {
  it('is asked for again once the browser is idle, and counts as fresh when nothing has changed', async () => {
    open(NOW - MINUTE)
    expect(ask).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(store.readAt()).toBeGreaterThanOrEqual(NOW))
    expect(ask).toHaveBeenCalledOnce()
    expect(store.isLive()).toBe(false)
  })

  it('is read anew when the answer has changed', async () => {
    ask.mockResolvedValue(new Response('changed'))
    open(NOW - MINUTE)
    await vi.waitFor(() => expect(store.isLive()).toBe(true))
  })

  it('is read anew where answers cannot be digested: the site is not served securely', async () => {
    vi.stubGlobal('crypto', {})
    open(NOW - MINUTE)
    await vi.waitFor(() => expect(store.isLive()).toBe(true))
    expect(ask).not.toHaveBeenCalled()
  })

  it('is read anew when the build could not foretell the answers', async () => {
    checks = []
    open(NOW - MINUTE)
    await settle()
    await vi.waitFor(() => expect(store.isLive()).toBe(true))
    expect(ask).not.toHaveBeenCalled()
  })

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with an error', async () => new Response('down', { status: 503 })],
  ])('stays as it is when the backend %s, and that is logged', async (_, answer) => {
    expectConsole(/console\.error: Reading the content of this page again failed/)
    ask.mockImplementation(answer)
    open(NOW - MINUTE)
    await settle()
    expect(store.isLive()).toBe(false)
    expect(store.readAt()).toBe(NOW - MINUTE)
  })

  it('is asked for without an idle callback too', async () => {
    vi.stubGlobal('window', {})
    open(NOW - MINUTE)
    await vi.advanceTimersByTimeAsync(499)
    expect(ask).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ask).toHaveBeenCalledOnce()
  })

  it('is not asked for once its page is left', async () => {
    open(NOW - MINUTE)()
    await settle()
    page.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(ask).not.toHaveBeenCalled()
  })

  it('is given up without a word when its page is left meanwhile', async () => {
    ask.mockImplementation(
      (_, { signal } = {}) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    const leave = open(NOW - MINUTE)
    await settle()
    leave()
    await settle()
    expect(ask).toHaveBeenCalledOnce()
    expect(store.readAt()).toBe(NOW - MINUTE)
  })

  it('is left to the live store when there is one', async () => {
    open(NOW - MINUTE)
    await store.goLive()
    await settle()
    expect(ask).not.toHaveBeenCalled()
  })
})

it('content read less than a minute ago is left alone', async () => {
  open(NOW - MINUTE + 1_001)
  await settle()
  expect(ask).not.toHaveBeenCalled()
})

describe('a visitor who comes back to the tab', () => {
  const comeBack = () => page.dispatchEvent(new Event('visibilitychange'))

  it('after a minute gets it asked for again', async () => {
    open(NOW)
    await settle()
    vi.setSystemTime(NOW + MINUTE)
    comeBack()
    await settle()
    expect(ask).toHaveBeenCalledOnce()
  })

  it('before asks nobody, and neither does leaving', async () => {
    open(NOW)
    await settle()
    comeBack()
    vi.setSystemTime(NOW + MINUTE)
    vi.stubGlobal('document', Object.assign(page, { visibilityState: 'hidden' }))
    comeBack()
    await settle()
    expect(ask).not.toHaveBeenCalled()
  })

  it('while it is being asked for does not ask twice', async () => {
    open(NOW - MINUTE)
    await vi.advanceTimersByTimeAsync(50)
    comeBack()
    await settle()
    expect(ask).toHaveBeenCalledOnce()
  })
})
