const CHECK_MS = 30_000

/**
 * Calls `check` every 30 s, and at once when the visitor returns to the tab: timers of hidden tabs run late, and those of
 * a sleeping computer not at all.
 * @returns a function that ends it.
 */
export const followClock = (check: () => void): (() => void) => {
  const timer = setInterval(check, CHECK_MS)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
  }
}
