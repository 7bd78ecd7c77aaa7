import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSchedule, type History, type Schedule } from './schedule.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
/** How long a build takes here. */
const BUILD = 20 * SECOND

const never: History = { changedAt: null, builtAt: null, failedAt: null }

let isWorking: boolean
let schedule: Schedule
const build = vi.fn<() => Promise<boolean>>()
const onHistory = vi.fn<(history: History) => void>()

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const changeEvery = async (pause: number, count: number) => {
  for (let change = 0; change < count; change += 1) {
    schedule.change()
    await wait(pause)
  }
}

beforeEach(() => {
  // 10 h 00 in France.
  vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z') })
  isWorking = true
  build.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(isWorking), BUILD)))
  schedule = createSchedule({ build, history: never, onHistory })
})
afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
})

describe('a build', () => {
  it('comes at once when the hook starts: the content may have changed before', () => {
    schedule.start()
    expect(build).toHaveBeenCalledTimes(1)
  })

  it('comes once, five seconds after the last of several changes', async () => {
    await changeEvery(3 * SECOND, 4)
    expect(build).not.toHaveBeenCalled()
    await wait(2 * SECOND)
    expect(build).toHaveBeenCalledTimes(1)
    await wait(60 * MINUTE)
    expect(build).toHaveBeenCalledTimes(1)
  })

  it('comes a minute after the first change at the latest', async () => {
    await changeEvery(4 * SECOND, 14)
    expect(build).not.toHaveBeenCalled()
    await changeEvery(4 * SECOND, 1)
    expect(build).toHaveBeenCalledTimes(1)
  })

  it('is followed by another one for changes during it', async () => {
    schedule.start()
    await changeEvery(5 * SECOND, 2)
    await wait(5 * MINUTE)
    expect(build).toHaveBeenCalledTimes(2)
  })

  it('never runs beside another one', async () => {
    build.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(true), 20 * MINUTE)))
    schedule.start()
    await changeEvery(MINUTE, 15)
    expect(build).toHaveBeenCalledTimes(1)
  })
})

describe('a build that failed', () => {
  it('is tried again, after longer and longer waits', async () => {
    isWorking = false
    schedule.start()
    const minutes: number[] = []
    build.mockImplementation(() => {
      minutes.push(Math.round(Date.now() / MINUTE))
      return Promise.resolve(false)
    })
    await wait(120 * MINUTE)
    const pauses = minutes.slice(1).map((minute, index) => minute - (minutes[index] ?? 0))
    expect(pauses).toEqual([2, 5, 10, 30, 30, 30])
  })

  it('is tried again until it works, and no more then', async () => {
    isWorking = false
    schedule.start()
    await wait(BUILD)
    isWorking = true
    await wait(60 * MINUTE)
    expect(build).toHaveBeenCalledTimes(2)
    expect(schedule.status().state).toBe('idle')
  })

  it('is tried again soon after a change', async () => {
    isWorking = false
    schedule.start()
    await wait(10 * MINUTE)
    build.mockClear()
    schedule.change()
    await wait(5 * SECOND)
    expect(build).toHaveBeenCalledTimes(1)
  })

  it('may also be one that throws', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    build.mockRejectedValue(new Error('no npm'))
    schedule.start()
    await wait(MINUTE)
    expect(build).toHaveBeenCalledTimes(2)
    expect(log).toHaveBeenCalledWith(new Error('no npm'))
  })
})

describe('the status', () => {
  it('is idle before the first build', () => {
    expect(schedule.status()).toEqual({ state: 'idle', ...never, message: null })
  })

  it('tells of a change that waits, of its build, and of its end', async () => {
    schedule.change()
    const changed = { ...never, changedAt: '2026-11-22T09:00:00.000Z' }
    expect(schedule.status()).toEqual({ state: 'waiting', ...changed, message: null })
    await wait(5 * SECOND)
    expect(schedule.status()).toEqual({ state: 'building', ...changed, message: null })
    await wait(BUILD)
    const built = { ...changed, builtAt: '2026-11-22T09:00:25.000Z' }
    expect(schedule.status()).toEqual({ state: 'idle', ...built, message: null })
    expect(onHistory).toHaveBeenLastCalledWith(built)
  })

  it('tells the owner of a failure, and of the next try', async () => {
    isWorking = false
    schedule.start()
    await wait(BUILD)
    expect(schedule.status()).toEqual({
      state: 'failed',
      ...never,
      failedAt: '2026-11-22T09:00:20.000Z',
      message: 'La version précédente du site reste en ligne ; un nouvel essai aura lieu à 10 h 01.',
    })
  })

  it('still tells of a failure when there was a change since', async () => {
    isWorking = false
    schedule.start()
    await wait(BUILD)
    schedule.change()
    expect(schedule.status().state).toBe('failed')
  })

  it('starts from what was kept', () => {
    const history = { ...never, builtAt: '2026-11-20T09:00:00.000Z' }
    const restarted = createSchedule({ build, history, onHistory })
    expect(restarted.status()).toEqual({ state: 'idle', ...history, message: null })
  })
})
