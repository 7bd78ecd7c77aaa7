import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { debounce } from './debounce'

const DELAY = 1_000

describe('debounce', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('runs once after a burst of calls', async () => {
    const action = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const call = debounce(action, DELAY)
    for (let count = 0; count < 5; count += 1) {
      call()
      await vi.advanceTimersByTimeAsync(DELAY / 2)
    }
    expect(action).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(DELAY)
    expect(action).toHaveBeenCalledTimes(1)
  })

  test('runs once more for calls made while it runs', async () => {
    const action = vi.fn<() => Promise<void>>(() => new Promise((resolve) => setTimeout(resolve, 10 * DELAY)))
    const call = debounce(action, DELAY)
    call()
    await vi.advanceTimersByTimeAsync(2 * DELAY)
    call()
    await vi.advanceTimersByTimeAsync(2 * DELAY)
    call()
    await vi.advanceTimersByTimeAsync(30 * DELAY)
    expect(action).toHaveBeenCalledTimes(2)
  })
})
