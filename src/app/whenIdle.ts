/** Calls `act` once the browser is idle; after half a second where there is no idle callback (Safari). */
export const whenIdle = (act: () => void) => {
  const hasIdleCallback = typeof window !== 'undefined' && 'requestIdleCallback' in window
  if (hasIdleCallback) window.requestIdleCallback(act, { timeout: 5_000 })
  else setTimeout(act, 500)
}
