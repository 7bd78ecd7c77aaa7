import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followClock } from './followClock'

const page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('checks soon, every 30 s, and at once when the visitor returns, until it is ended', () => {
  const check = vi.fn<() => void>()
  const end = followClock(check)
  expect(check).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
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
