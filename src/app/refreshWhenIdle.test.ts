import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshWhenIdle } from './refreshWhenIdle'

const NOW = Date.parse('2026-10-02T10:00:00Z')

let client: QueryClient
const stops: (() => void)[] = []

/** A list on screen: what it reads is asked for as a page would. */
const show = (queryKey: string[], queryFn: () => Promise<string>) =>
  stops.push(
    new QueryObserver(client, { queryKey, queryFn, staleTime: 60_000, retry: false }).subscribe(() => {}),
  )

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('window', { requestIdleCallback: (act: () => void) => setTimeout(act, 50) })
  client = new QueryClient()
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  client.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('content older than a minute', () => {
  it('is asked for again once the browser is idle', async () => {
    client.setQueryData(['a'], 'prerendered')
    const ask = vi.fn<() => Promise<string>>(async () => 'fresh')
    show(['a'], ask)
    refreshWhenIdle(client, NOW - 60_000)
    expect(ask).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(ask).toHaveBeenCalledTimes(1)
    expect(client.getQueryData(['a'])).toBe('fresh')
  })

  it('stays on screen when the backend fails', async () => {
    client.setQueryData(['a'], 'prerendered')
    show(['a'], () => Promise.reject(new Error('down')))
    refreshWhenIdle(client, NOW - 3_600_000)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(client.getQueryState(['a'])?.status).toBe('error')
    expect(client.getQueryData(['a'])).toBe('prerendered')
  })

  it('is not asked for twice when the backend itself has just answered', async () => {
    const ask = vi.fn<() => Promise<string>>(async () => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      return 'fresh'
    })
    refreshWhenIdle(client, NOW - 3_600_000)
    show(['a'], ask)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('is asked for without an idle callback too', async () => {
    vi.stubGlobal('window', {})
    client.setQueryData(['a'], 'prerendered')
    const ask = vi.fn<() => Promise<string>>(async () => 'fresh')
    show(['a'], ask)
    refreshWhenIdle(client, NOW - 60_000)
    await vi.advanceTimersByTimeAsync(499)
    expect(ask).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ask).toHaveBeenCalledTimes(1)
  })
})

it('content read less than a minute ago is left alone', async () => {
  client.setQueryData(['a'], 'prerendered')
  const ask = vi.fn<() => Promise<string>>(async () => 'fresh')
  show(['a'], ask)
  refreshWhenIdle(client, NOW - 59_999)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).not.toHaveBeenCalled()
})
