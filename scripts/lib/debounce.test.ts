import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { debounce } from './debounce'

const QUIET = 1_000

describe('debounce', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('acts once for a burst of calls, after the quiet', async () => {
    const act = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const call = debounce(act, QUIET)
    for (let count = 0; count < 5; count += 1) {
      call()
      await vi.advanceTimersByTimeAsync(QUIET / 2)
    }
    expect(act).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(QUIET)
    expect(act).toHaveBeenCalledTimes(1)
  })

  test('acts once more for calls that come while it acts', async () => {
    const act = vi.fn<() => Promise<void>>(() => new Promise((resolve) => setTimeout(resolve, 10 * QUIET)))
    const call = debounce(act, QUIET)
    call()
    await vi.advanceTimersByTimeAsync(2 * QUIET)
    call()
    await vi.advanceTimersByTimeAsync(2 * QUIET)
    call()
    await vi.advanceTimersByTimeAsync(30 * QUIET)
    expect(act).toHaveBeenCalledTimes(2)
  })
})
