import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followClock } from './followClock'

const page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  // Without an idle callback, as Safari.
  vi.stubGlobal('window', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('checks once idle, every 30 s, and at once when the visitor returns, until it is ended', async () => {
  const check = vi.fn<() => void>()
  const end = followClock(check)
  expect(check).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(500)
  expect(check).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(check).toHaveBeenCalledTimes(3)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(check).toHaveBeenCalledTimes(4)
  end()
  page.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(60_000)
  expect(check).toHaveBeenCalledTimes(4)
})

it('does not check when it was ended before', async () => {
  const check = vi.fn<() => void>()
  followClock(check)()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(check).not.toHaveBeenCalled()
})
