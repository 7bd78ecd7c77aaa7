import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectConsole } from '../mocks/consoleGuard'
import { fetchPublished, withPublishedFallback, publishedName, setPublishedFolder } from './published'

const queryKey = ['products']
const name = 'products'
const standsIn = /console\.warn: The published copy of “products” stands in for the backend/

let client: QueryClient
/** What lies in the published folder, by address. */
let files: Record<string, () => Response | Promise<Response>>

const json = (value: unknown) => () => new Response(JSON.stringify(value))

const call = (ask: (signal: AbortSignal) => Promise<string[]>, signal = new AbortController().signal) =>
  withPublishedFallback<string[]>({ name, ask })({ signal, client, queryKey })

/** A backend that answers only when it is given up. */
const silence = (signal: AbortSignal) =>
  new Promise<string[]>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

const failure = () => Promise.reject(new Error('down'))

beforeEach(() => {
  vi.useFakeTimers()
  client = new QueryClient()
  files = { '/data/abc/products.json': json(['published']) }
  vi.stubGlobal('fetch', async (address: string) => files[address]?.() ?? new Response('', { status: 404 }))
  setPublishedFolder('/data/abc')
})

afterEach(() => {
  setPublishedFolder(null)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a first reading', () => {
  it('is the backend’s when it answers', async () => {
    expect(await call(async () => ['fresh'])).toEqual(['fresh'])
  })

  it('is the published copy when the backend fails, and says why', async () => {
    expectConsole(standsIn)
    expect(await call(failure)).toEqual(['published'])
  })

  it('is the published copy after four seconds of silence, and the call is given up', async () => {
    expectConsole(standsIn)
    let asked: AbortSignal | undefined
    const reading = call((signal) => {
      asked = signal
      return silence(signal)
    })
    await vi.advanceTimersByTimeAsync(3_999)
    expect(asked?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await reading).toEqual(['published'])
    expect(asked?.aborted).toBe(true)
  })

  it('waits on for a slow backend when nothing was published', async () => {
    files = {}
    const reading = call(async () => {
      await new Promise((resolve) => setTimeout(resolve, 9_000))
      return ['late']
    })
    await vi.advanceTimersByTimeAsync(9_000)
    expect(await reading).toEqual(['late'])
  })

  it('fails as the backend does when nothing was published', async () => {
    files = {}
    await expect(call(failure)).rejects.toThrow('down')
  })

  it('fails as the backend does when the published copy cannot be read', async () => {
    expectConsole(/console\.warn: The published copy of “products” cannot be read/)
    files = { '/data/abc/products.json': () => new Response('<p>Bonjour</p>') }
    await expect(call(failure)).rejects.toThrow('down')
  })

  it('that nobody waits for any more looks for no copy', async () => {
    const published = vi.fn<() => Response>(json(['published']))
    files = { '/data/abc/products.json': published }
    const visitor = new AbortController()
    const reading = call(silence, visitor.signal)
    visitor.abort(new Error('left'))
    await expect(reading).rejects.toThrow('left')
    expect(published).not.toHaveBeenCalled()
  })
})

describe('a refresh', () => {
  beforeEach(() => {
    client.setQueryData(queryKey, ['on screen'])
  })

  it('is the backend’s alone', async () => {
    expect(await call(async () => ['fresh'])).toEqual(['fresh'])
    await expect(call(failure)).rejects.toThrow('down')
  })

  it('takes the place of a published copy', async () => {
    expectConsole(standsIn)
    client.removeQueries({ queryKey })
    client.setQueryData(queryKey, await call(failure))
    expect(await call(async () => ['fresh'])).toEqual(['fresh'])
  })
})

describe('a list whose prerendered page shows its first page', () => {
  const firstPageKey = ['first-page']
  const list = (ask: () => Promise<string[]>) =>
    withPublishedFallback<string[]>({ name, ask, firstPageKey })({
      signal: new AbortController().signal,
      client,
      queryKey,
    })

  it('is the published one first, which goes on from that page', async () => {
    client.setQueryData(firstPageKey, 'first page')
    const ask = vi.fn<() => Promise<string[]>>(async () => ['fresh'])
    expect(await list(ask)).toEqual(['published'])
    expect(ask).not.toHaveBeenCalled()
  })

  it('is asked of the backend next, once the browser is idle', async () => {
    client.setQueryData(firstPageKey, 'first page')
    const ask = vi.fn<() => Promise<string[]>>(async () => ['fresh'])
    const observer = new QueryObserver(client, {
      queryKey,
      queryFn: withPublishedFallback<string[]>({ name, ask, firstPageKey }),
    })
    const stop = observer.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(400)
    expect(client.getQueryData(queryKey)).toEqual(['published'])
    await vi.advanceTimersByTimeAsync(200)
    expect(client.getQueryData(queryKey)).toEqual(['fresh'])
    stop()
  })

  it('is asked of the backend on another page', async () => {
    expect(await list(async () => ['fresh'])).toEqual(['fresh'])
  })

  it('is asked of the backend when its copy is gone', async () => {
    files = {}
    client.setQueryData(firstPageKey, 'first page')
    expect(await list(async () => ['fresh'])).toEqual(['fresh'])
  })
})

describe('a site built without content', () => {
  it('has the backend only', async () => {
    setPublishedFolder(null)
    expect(await fetchPublished(name)).toBeUndefined()
    await expect(call(failure)).rejects.toThrow('down')
  })
})

describe('the name of a published entry', () => {
  it('is its slug when that is plain', () => {
    expect(publishedName('products', 'ondea-8')).toBe('products/ondea-8')
  })

  it.each(['../x', 'a/b', '%', '%2e%2e', 'Ondéa 8', '.hidden', '', 'A', '_6f'])(
    'of %j is one plain segment, and nobody else’s',
    (slug) => {
      expect(publishedName('products', slug)).toMatch(/^products\/_[0-9a-f]*$/)
      expect(publishedName('products', slug)).not.toBe(publishedName('products', `${slug}x`))
    },
  )
})
