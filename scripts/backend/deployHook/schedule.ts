import { deployHookTexts } from '../../../src/site/texts/deployHook.ts'
import type { HookStatus } from '../../../strapi/src/dashboard/site-status.js'

const MINUTE_MS = 60_000

/** ms. */
export type Waits = {
  /** One correction after another builds once. */
  quiet: number
  /** However many changes follow. */
  longest: number
  /** The last one repeats. */
  retries: readonly number[]
}

export const DEFAULT_WAITS: Waits = {
  quiet: 5_000,
  longest: MINUTE_MS,
  retries: [1, 2, 5, 10, 30].map((minutes) => minutes * MINUTE_MS),
}

/** ISO 8601. */
export type History = Pick<HookStatus, 'changedAt' | 'builtAt' | 'failedAt'>

type ScheduleOptions = {
  build: () => Promise<boolean>
  history: History
  onHistory: (history: History) => void
  waits?: Waits
}

export type Schedule = {
  change: () => void
  start: () => void
  status: () => HookStatus
}

/** Builds once the changes have stopped, at the latest after the longest wait, and again after a failure. */
export const createSchedule = (options: ScheduleOptions): Schedule => {
  const { build, onHistory, waits = DEFAULT_WAITS } = options
  let { history } = options
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBuilding = false
  /** ms since 1970. */
  let firstChange: number | null = null
  let nextBuild: number | null = null
  let failures = 0

  const remember = (news: Partial<History>) => {
    history = { ...history, ...news }
    onHistory(history)
  }
  const now = () => new Date().toISOString()

  const buildIn = (wait: number) => {
    clearTimeout(timer)
    nextBuild = Date.now() + wait
    timer = setTimeout(() => void run(), wait)
  }
  const buildAfterChanges = (first: number) =>
    buildIn(Math.max(0, Math.min(waits.quiet, first + waits.longest - Date.now())))

  const run = async () => {
    clearTimeout(timer)
    isBuilding = true
    nextBuild = null
    firstChange = null
    const isBuilt = await build().catch((error: unknown) => {
      console.error(error)
      return false
    })
    isBuilding = false
    failures = isBuilt ? 0 : failures + 1
    remember(isBuilt ? { builtAt: now() } : { failedAt: now() })
    if (firstChange !== null) buildAfterChanges(firstChange)
    else if (!isBuilt) buildIn(waits.retries[Math.min(failures, waits.retries.length) - 1] ?? waits.longest)
  }

  const stateNow = (): HookStatus['state'] => {
    if (isBuilding) return 'building'
    if (nextBuild === null) return 'idle'
    return failures > 0 ? 'failed' : 'waiting'
  }

  return {
    change: () => {
      firstChange ??= Date.now()
      remember({ changedAt: now() })
      if (!isBuilding) buildAfterChanges(firstChange)
    },
    start: () => void run(),
    status: () => {
      const state = stateNow()
      const message = state === 'failed' && nextBuild !== null ? deployHookTexts.failed(nextBuild) : null
      return { state, ...history, message }
    },
  }
}
