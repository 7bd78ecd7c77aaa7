import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectConsole } from '../../mocks/consoleGuard'
import type { ContentKey, ContentQuery } from './contentQuery'
import { createContentStore, type ContentStore } from './contentStore'
import { fetchJson } from '../http'
import { createLiveContent } from './liveContent'
import { setPublishedFolder } from './published'

const NOW = Date.parse('2026-10-02T10:00:00Z')
const MINUTE = 60_000
const LISTS: ContentKey<string[]> = 'prod'
const FIRST_PAGE = 'first-page'

const asked = vi.fn<() => Promise<string[]>>()

const list: ContentQuery<string[]> = {
  key: 'products',
  ask: asked,
  firstPage: FIRST_PAGE,
  subject: 'the products',
}

/** Shows a query as a component does: what it shows is read again at each change of the store or of its source. */
const show = <T>(store: ContentStore, query: ContentQuery<T>) => {
  let { source, stop, read } = {
    source: store.source(),
    stop: () => {},
    read: () => store.observe(query).read(),
  }
  const watch = () => {
    const observation = source.observe(query)
    stop()
    stop = observation.subscribe(() => {})
    read = observation.read
  }
  watch()
  store.subscribe(() => {
    if (store.source() === source) return
    source = store.source()
    watch()
  })
  return () => read()
}

const settle = () => vi.advanceTimersByTimeAsync(100)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  asked.mockReset().mockResolvedValue(['fresh'])
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/data/abc/products.json'
      ? new Response(JSON.stringify(['published']))
      : new Response('', { status: 404 }),
  )
  setPublishedFolder('/data/abc')
})

afterEach(() => {
  setPublishedFolder(null)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('content the document carries', () => {
  it('is shown, however old, and nobody is asked', async () => {
    const store = createContentStore({ products: ['carried'] }, NOW - 100 * MINUTE)
    const read = show(store, list)
    await settle()
    expect(read()).toEqual({ data: ['carried'], error: null, isPending: false })
    expect(store.isLive()).toBe(false)
    expect(asked).not.toHaveBeenCalled()
  })

  it('may be that there is none', () => {
    const store = createContentStore({ products: null })
    expect(show(store, list)()).toEqual({ data: null, error: null, isPending: false })
  })

  it('is read again by a live store when it is older than a minute', async () => {
    const store = createContentStore({ products: ['carried'] }, NOW - MINUTE)
    const read = show(store, list)
    await store.goLive()
    expect(read().data).toEqual(['carried'])
    await settle()
    expect(read().data).toEqual(['fresh'])
  })

  it('is not read again when the backend has just confirmed it', async () => {
    const store = createContentStore({ products: ['carried'] }, NOW - MINUTE)
    const read = show(store, list)
    store.confirm(NOW)
    await store.goLive()
    await settle()
    expect(read().data).toEqual(['carried'])
    expect(asked).not.toHaveBeenCalled()
  })

  it('stays when reading it again fails', async () => {
    expectConsole(/console\.error: Reading the products failed/)
    asked.mockRejectedValue(new Error('down'))
    const store = createContentStore({ products: ['carried'] }, NOW - MINUTE)
    const read = show(store, list)
    await store.goLive()
    await settle()
    expect(asked).toHaveBeenCalledOnce()
    expect(read().data).toEqual(['carried'])
  })
})

it('a change is shown from the answers that told of it, and nobody is asked twice', async () => {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address)
    return new Response(JSON.stringify(['changed']))
  })
  const store = createContentStore({ products: ['carried'] }, NOW - MINUTE)
  const read = show(store, {
    ...list,
    ask: async () => v.parse(v.array(v.string()), await fetchJson('/api/products')),
  })
  await store.goLive(new Map([['/api/products', '["changed"]']]))
  await settle()
  expect(read().data).toEqual(['changed'])
  expect(calls).toEqual([])
})

it('a page that failed before begins anew', async () => {
  expectConsole(/console\.error: Reading the products failed/)
  setPublishedFolder(null)
  asked.mockRejectedValueOnce(new Error('down'))
  const store = createContentStore()
  await store.goLive()
  const first = store.source().observe(list)
  const leave = first.subscribe(() => {})
  await settle()
  expect(first.read().error).toMatchObject({ message: 'down' })
  leave()
  const second = store.source().observe(list)
  expect(second.read()).toEqual({ data: undefined, error: null, isPending: true })
  second.subscribe(() => {})
  await settle()
  expect(second.read().data).toEqual(['fresh'])
})

describe('content that is missing', () => {
  it('is read from the backend', async () => {
    const store = createContentStore()
    const read = show(store, list)
    expect(read()).toEqual({ data: undefined, error: null, isPending: true })
    await settle()
    expect(store.isLive()).toBe(true)
    expect(read()).toMatchObject({ data: ['fresh'], error: null, isPending: false })
  })

  it('shows why it cannot be read, and can be asked for again', async () => {
    expectConsole(/console\.error: Reading the products failed/)
    setPublishedFolder(null)
    asked.mockRejectedValueOnce(new Error('down'))
    const store = createContentStore()
    const read = show(store, list)
    await settle()
    expect(read()).toMatchObject({ data: undefined, isPending: false, error: { message: 'down' } })
    const { retry, subscribe } = store.source().observe(list)
    subscribe(() => {})
    retry()
    await settle()
    expect(read().data).toEqual(['fresh'])
  })

  it('shows that the code for it cannot be loaded', async () => {
    expectConsole(/console\.error: The code that reads the backend cannot be loaded/)
    vi.doMock('./liveContent', () => {
      throw new Error('gone')
    })
    vi.resetModules()
    const { createContentStore: create } = await import('./contentStore')
    const broken = create()
    const read = show(broken, list)
    await settle()
    expect(read()).toMatchObject({ data: undefined, isPending: false })
    expect(read().error).toBeInstanceOf(Error)
    vi.doUnmock('./liveContent')
    vi.resetModules()
    expect(broken.isLive()).toBe(false)
  })
})

it('content that other content already tells is shown at once, and read', async () => {
  const store = createContentStore({ products: ['of the list'] })
  const read = show(store, {
    key: 'product',
    ask: async () => 'fresh',
    known: (memory) => {
      const [entry] = memory.entries(LISTS)
      return entry && { data: String(entry.data[0]), readAt: entry.readAt, isWhole: false }
    },
    subject: 'the product',
  })
  expect(read()).toEqual({ data: 'of the list', error: null, isPending: false })
  await settle()
  expect(read().data).toBe('fresh')
})

describe('a list whose first page the document carries', () => {
  it('is the published one, and nobody is asked', async () => {
    const store = createContentStore({ [FIRST_PAGE]: 'carried' }, NOW - 100 * MINUTE)
    const read = show(store, list)
    await settle()
    expect(read().data).toEqual(['published'])
    expect(store.isLive()).toBe(false)
    expect(asked).not.toHaveBeenCalled()
  })

  it('is fetched once, however many components show it', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const store = createContentStore({ [FIRST_PAGE]: 'carried' })
    show(store, list)
    show(store, list)
    await settle()
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('is read from the backend when its copy is gone', async () => {
    const store = createContentStore({ [FIRST_PAGE]: 'carried' })
    const read = show(store, { ...list, key: 'others' })
    await settle()
    expect(read().data).toEqual(['fresh'])
  })

  it('never takes the place of a newer one', async () => {
    const store = createContentStore({ [FIRST_PAGE]: 'carried' }, NOW - 100 * MINUTE)
    const live = createLiveContent()
    live.add('products', ['newer'], NOW)
    show(store, list)
    store.adopt(live)
    await settle()
    expect(store.source().observe(list).read().data).toEqual(['newer'])
  })
})
