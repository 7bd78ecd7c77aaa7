/** Acts once the browser has nothing better to do. Safari has no idle callback; half a second is idle enough there. */
export const whenIdle = (act: () => void) => {
  const hasIdleCallback = typeof window !== 'undefined' && 'requestIdleCallback' in window
  if (hasIdleCallback) window.requestIdleCallback(act, { timeout: 5_000 })
  else setTimeout(act, 500)
}
