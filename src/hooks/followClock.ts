const CHECK_MS = 30_000

/**
 * Checks soon, in a task of its own: the first date in a time zone keeps a slow phone busy for 0.1 s. Then often, also
 * when the visitor returns: timers of hidden tabs run late, of a sleeping computer not at all.
 */
export const followClock = (check: () => void): (() => void) => {
  const start = setTimeout(check)
  const timer = setInterval(check, CHECK_MS)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearTimeout(start)
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
  }
}
