import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectConsole } from '../../testing/consoleGuard'
import { createQueryClient } from './queryClient'
import { builtVersionKey, setPublishedFolder } from './published'
import { readContent } from './readContent'

const queryKey = ['products']
const fallbackWarning =
  /console\.warn: The backend failed or was slow: the published copy of “products” is shown/

/** Responses of the published folder, by URL. */
let files: Record<string, (signal?: AbortSignal) => Response | Promise<Response>>

const json = (value: unknown) => () => new Response(JSON.stringify(value))

const read = (
  fetchFresh: (signal: AbortSignal) => Promise<string[]>,
  signal = new AbortController().signal,
  client = createQueryClient(),
) => readContent({ client, queryKey, signal, meta: undefined }, fetchFresh)

/** A server that never responds; it rejects when the request is aborted. */
const noResponse = <T = string[]>(signal: AbortSignal) =>
  new Promise<T>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** The published copy never arrives. @returns the signal of its request. */
const neverSendCopy = () => {
  const copy: { request?: AbortSignal } = {}
  files = {
    '/data/abc/products.json': (request = new AbortController().signal) => {
      copy.request = request
      return noResponse<Response>(request)
    },
  }
  return copy
}

const failure = () => Promise.reject(new Error('down'))

beforeEach(() => {
  vi.useFakeTimers()
  files = { '/data/abc/products.json': json(['published']) }
  vi.stubGlobal(
    'fetch',
    async (address: string, { signal }: { signal?: AbortSignal } = {}) =>
      files[address]?.(signal) ?? new Response('', { status: 404 }),
  )
  setPublishedFolder('/data/abc')
})

afterEach(() => {
  setPublishedFolder(null)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a first read', () => {
  it('returns the backend’s content', async () => {
    expect(await read(async () => ['fresh'])).toEqual(['fresh'])
  })

  it('returns the published copy when the backend fails, and logs the error', async () => {
    expectConsole(fallbackWarning)
    expect(await read(failure)).toEqual(['published'])
  })

  it('returns the published copy after four seconds and aborts the request', async () => {
    expectConsole(fallbackWarning)
    let requested: AbortSignal | undefined
    const reading = read((signal) => {
      requested = signal
      return noResponse(signal)
    })
    await vi.advanceTimersByTimeAsync(3_999)
    expect(requested?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await reading).toEqual(['published'])
    expect(requested?.aborted).toBe(true)
  })

  it('returns what the backend sends while the published copy is awaited, and aborts that request', async () => {
    const copy = neverSendCopy()
    const reading = read(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5_000))
      return ['late']
    })
    const outcome = Promise.race([reading, new Promise((resolve) => setTimeout(resolve, 6_000))])
    await vi.advanceTimersByTimeAsync(6_000)
    expect(await outcome).toEqual(['late'])
    expect(copy.request?.aborted).toBe(true)
  })

  it('aborts the request of the published copy with the visitor’s', async () => {
    const copy = neverSendCopy()
    const visitor = new AbortController()
    const reading = read(failure, visitor.signal)
    await vi.waitFor(() => expect(copy.request).toBeDefined())
    visitor.abort(new Error('left'))
    await expect(reading).rejects.toThrow('down')
    expect(copy.request?.aborted).toBe(true)
  })

  it('waits for a slow backend when nothing was published', async () => {
    files = {}
    const reading = read(async () => {
      await new Promise((resolve) => setTimeout(resolve, 9_000))
      return ['late']
    })
    await vi.advanceTimersByTimeAsync(9_000)
    expect(await reading).toEqual(['late'])
  })

  it('rejects with the backend’s error when nothing was published', async () => {
    files = {}
    await expect(read(failure)).rejects.toThrow('down')
  })

  it('rejects with the backend’s error when the published copy cannot be read', async () => {
    expectConsole(/console\.warn: The published copy of “products” cannot be read/)
    files = { '/data/abc/products.json': () => new Response('<p>Bonjour</p>') }
    await expect(read(failure)).rejects.toThrow('down')
  })

  it('requests nothing when the visitor left before the page was painted', async () => {
    const requested = vi.fn<() => Promise<string[]>>(failure)
    const visitor = new AbortController()
    const reading = read(requested, visitor.signal)
    visitor.abort(new Error('left'))
    await expect(reading).rejects.toThrow('left')
    expect(requested).not.toHaveBeenCalled()
  })

  it('does not fetch the published copy after an abort', async () => {
    const published = vi.fn<() => Response>(json(['published']))
    files = { '/data/abc/products.json': published }
    const visitor = new AbortController()
    const reading = read(noResponse, visitor.signal)
    await vi.advanceTimersByTimeAsync(0)
    visitor.abort(new Error('left'))
    await expect(reading).rejects.toThrow('left')
    expect(published).not.toHaveBeenCalled()
  })
})

it('a refetch does not fall back to the published copy', async () => {
  const client = createQueryClient()
  client.setQueryData(queryKey, ['on screen'])
  const refetch = (fetchFresh: () => Promise<string[]>) => read(fetchFresh, undefined, client)
  expect(await refetch(async () => ['fresh'])).toEqual(['fresh'])
  await expect(refetch(failure)).rejects.toThrow('down')
})

describe('when the build knew the version of the content', () => {
  const version = 'https://cms.test/api/content-version'
  const readTwice = async (onScreen?: string[]) => {
    const client = createQueryClient()
    client.setQueryData(queryKey, onScreen)
    client.setQueryData(builtVersionKey, 'a')
    const fetchFresh = vi.fn<() => Promise<string[]>>(async () => ['fresh'])
    // As two queries of a page.
    const [content] = await Promise.all([
      read(fetchFresh, undefined, client),
      read(fetchFresh, undefined, client),
    ])
    return { content, requests: fetchFresh.mock.calls.length }
  }

  it('a refetch keeps what is on screen while the backend has that version, which is requested once', async () => {
    const answer = vi.fn<() => Response>(json({ data: { version: 'a' } }))
    files = { [version]: answer }
    expect(await readTwice(['on screen'])).toEqual({ content: ['on screen'], requests: 0 })
    expect(answer).toHaveBeenCalledOnce()
  })

  it('a first read returns the published copy while the backend has that version', async () => {
    files[version] = json({ data: { version: 'a' } })
    expect(await readTwice()).toEqual({ content: ['published'], requests: 0 })
  })

  it('a first read requests what was not published', async () => {
    files = { [version]: json({ data: { version: 'a' } }) }
    expect(await readTwice()).toEqual({ content: ['fresh'], requests: 2 })
  })

  it.each<[string, () => Response]>([
    ['has another', json({ data: { version: 'b' } })],
    ['does not know it any more', () => new Response('', { status: 404 })],
    ['answers something else', json({ data: [] })],
  ])('requests the content when the backend %s', async (_, answer) => {
    files[version] = answer
    expect(await readTwice(['on screen'])).toEqual({ content: ['fresh'], requests: 2 })
    expect(await readTwice()).toEqual({ content: ['fresh'], requests: 2 })
  })

  it.each<[string, (typeof files)[string]]>([
    ['fails', () => new Response('', { status: 503 })],
    [
      'does not come within two seconds',
      (signal = new AbortController().signal) => noResponse<Response>(signal),
    ],
  ])('requests the content when the version %s, and logs why', async (_, answer) => {
    expectConsole(/console\.warn: Reading the version of the content failed/)
    files[version] = answer
    expect(await readTwice(['on screen'])).toEqual({ content: ['fresh'], requests: 2 })
  })
})
