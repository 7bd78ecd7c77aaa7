import { deployHookTexts } from '../../../src/site/texts/deployHook.ts'

const MINUTE_MS = 60_000

/** Times in ms. */
export type Waits = {
  /** Without a change, before a build: publishing ten articles in a row builds once. */
  quiet: number
  /** Between a change and its build, however many changes follow. */
  longest: number
  /** Before each new try of a build that failed; the last one repeats. */
  retries: readonly number[]
}

export const DEFAULT_WAITS: Waits = {
  quiet: MINUTE_MS,
  longest: 5 * MINUTE_MS,
  retries: [1, 2, 5, 10, 30].map((minutes) => minutes * MINUTE_MS),
}

/** What is kept over restarts: ISO 8601 dates. */
export type History = {
  /** Of the last change that visitors see. */
  changedAt: string | null
  /** Of the last build that was put online. */
  builtAt: string | null
  failedAt: string | null
}

export type Status = History & {
  /** `waiting`: for the end of the changes. `failed`: until a new try starts. */
  state: 'idle' | 'waiting' | 'building' | 'failed'
  /** When it failed, a sentence for the owner. */
  message: string | null
}

type ScheduleOptions = {
  /** Builds the site and puts it online. @returns whether it could. */
  build: () => Promise<boolean>
  history: History
  /** Called after each change of the history, to keep it. */
  onHistory: (history: History) => void
  waits?: Waits
}

export type Schedule = {
  /** Tells that what visitors see has changed. */
  change: () => void
  /** Builds at once. */
  start: () => void
  status: () => Status
}

/**
 * Decides when to build: once the changes have stopped, after a longest wait even if they go on, again when there was a
 * change during the build, and again later when it failed.
 */
export const createSchedule = (options: ScheduleOptions): Schedule => {
  const { build, onHistory, waits = DEFAULT_WAITS } = options
  let { history } = options
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBuilding = false
  /** ms since 1970: of the first change since the last build started, and of the next build. */
  let firstChange: number | null = null
  let nextBuild: number | null = null
  /** In a row. */
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

  const stateNow = (): Status['state'] => {
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
