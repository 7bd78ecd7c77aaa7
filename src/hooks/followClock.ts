const CHECK_MS = 30_000

/** Also when the visitor returns: timers of hidden tabs run late, of a sleeping computer not at all. */
export const followClock = (check: () => void): (() => void) => {
  const timer = setInterval(check, CHECK_MS)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
  }
}
