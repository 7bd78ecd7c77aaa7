import type { QueryClient } from '@tanstack/react-query'
import { whenIdle } from '../cms/whenIdle'

const MINUTE = 60_000

/**
 * Asks the backend again for what the built page brought, once the browser has nothing better to do and if that content
 * is older than a minute. What changed appears in place; a failure changes nothing.
 */
export const refreshWhenIdle = (client: QueryClient, readAt: number) => {
  if (Date.now() - readAt < MINUTE) return
  const built = new Set(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryHash }) => queryHash),
  )
  // What the backend itself has just answered needs no second asking.
  whenIdle(() => void client.invalidateQueries({ predicate: ({ queryHash }) => built.has(queryHash) }))
}
