import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectConsole } from '../testing/consoleGuard'
import { createQueryClient } from './queryClient'
import { setPublishedFolder } from './published'
import { readContent } from './readContent'

const queryKey = ['products']
const standsIn = /console\.warn: The published copy of “products” stands in for the backend/

/** What lies in the published folder, by address. */
let files: Record<string, () => Response | Promise<Response>>

const json = (value: unknown) => () => new Response(JSON.stringify(value))

const read = (
  fetchFresh: (signal: AbortSignal) => Promise<string[]>,
  signal = new AbortController().signal,
  client = createQueryClient(),
) => readContent({ client, queryKey, signal, meta: undefined }, fetchFresh)

/** A backend that answers only when it is given up. */
const silence = (signal: AbortSignal) =>
  new Promise<string[]>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

const failure = () => Promise.reject(new Error('down'))

beforeEach(() => {
  vi.useFakeTimers()
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
    expect(await read(async () => ['fresh'])).toEqual(['fresh'])
  })

  it('is the published copy when the backend fails, and says why', async () => {
    expectConsole(standsIn)
    expect(await read(failure)).toEqual(['published'])
  })

  it('is the published copy after four seconds of silence, and the request is aborted', async () => {
    expectConsole(standsIn)
    let requested: AbortSignal | undefined
    const reading = read((signal) => {
      requested = signal
      return silence(signal)
    })
    await vi.advanceTimersByTimeAsync(3_999)
    expect(requested?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await reading).toEqual(['published'])
    expect(requested?.aborted).toBe(true)
  })

  it('waits on for a slow backend when nothing was published', async () => {
    files = {}
    const reading = read(async () => {
      await new Promise((resolve) => setTimeout(resolve, 9_000))
      return ['late']
    })
    await vi.advanceTimersByTimeAsync(9_000)
    expect(await reading).toEqual(['late'])
  })

  it('fails as the backend does when nothing was published', async () => {
    files = {}
    await expect(read(failure)).rejects.toThrow('down')
  })

  it('fails as the backend does when the published copy cannot be read', async () => {
    expectConsole(/console\.warn: The published copy of “products” cannot be read/)
    files = { '/data/abc/products.json': () => new Response('<p>Bonjour</p>') }
    await expect(read(failure)).rejects.toThrow('down')
  })

  it('that nobody waits for any more fetches no copy', async () => {
    const published = vi.fn<() => Response>(json(['published']))
    files = { '/data/abc/products.json': published }
    const visitor = new AbortController()
    const reading = read(silence, visitor.signal)
    visitor.abort(new Error('left'))
    await expect(reading).rejects.toThrow('left')
    expect(published).not.toHaveBeenCalled()
  })
})

it('a refetch is the backend’s alone', async () => {
  const client = createQueryClient()
  client.setQueryData(queryKey, ['on screen'])
  const refetch = (fetchFresh: () => Promise<string[]>) => read(fetchFresh, undefined, client)
  expect(await refetch(async () => ['fresh'])).toEqual(['fresh'])
  await expect(refetch(failure)).rejects.toThrow('down')
})

it('a site built without content has the backend only', async () => {
  setPublishedFolder(null)
  await expect(read(failure)).rejects.toThrow('down')
})
