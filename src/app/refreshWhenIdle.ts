import type { QueryClient } from '@tanstack/react-query'
import { whenIdle } from '../cms/whenIdle'

const MINUTE = 60_000

/**
 * Once the browser is idle, reads the content of the prerendered page again when it is older than a minute. What
 * changed appears in place; a failure changes nothing.
 * @param readAt when the build read that content, ms since 1970.
 */
export const refreshWhenIdle = (client: QueryClient, readAt: number) => {
  if (Date.now() - readAt < MINUTE) return
  const prerendered = new Set(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryHash }) => queryHash),
  )
  // Only these: queries added since then have just been answered by the backend.
  whenIdle(() => void client.invalidateQueries({ predicate: ({ queryHash }) => prerendered.has(queryHash) }))
}
