import { untilIdle } from '../values/untilIdle'

const CHECK_MS = 30_000
/** A visitor waits for what the clock says. */
const BUSY_MS = 1_000

/**
 * Checks once the browser is idle: the first date in a time zone keeps a slow phone busy for 0.1 s. Then often, also when
 * the visitor returns: timers of hidden tabs run late, of a sleeping computer not at all.
 */
export const followClock = (check: () => void): (() => void) => {
  let isEnded = false
  void untilIdle(BUSY_MS).then(() => {
    if (!isEnded) check()
  })
  const timer = setInterval(check, CHECK_MS)
  document.addEventListener('visibilitychange', check)
  return () => {
    isEnded = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
  }
}
