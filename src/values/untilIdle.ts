const IDLE_TIMEOUT_MS = 5_000
/** Safari has no idle callback. */
const FALLBACK_MS = 500

export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(resolve, FALLBACK_MS)
  })
