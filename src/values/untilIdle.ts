const IDLE_TIMEOUT_MS = 5_000
/** Safari has no idle callback. */
const FALLBACK_MS = 500

/** @param atMost ms that it waits for a busy browser. */
export const untilIdle = (atMost = IDLE_TIMEOUT_MS): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: atMost })
    else setTimeout(resolve, FALLBACK_MS)
  })
