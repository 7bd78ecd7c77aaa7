import type { ContentKey } from './contentQuery'
import { fetchPublished, hasPublished } from './published'

/** After this time without an answer, the content published with the site is shown instead. */
const BACKEND_TIMEOUT_MS = 4_000

const delay = (ms: number) => new Promise<'silent'>((resolve) => setTimeout(() => resolve('silent'), ms))

export type Reading<T> = {
  key: ContentKey<T>
  ask: (signal: AbortSignal) => Promise<T>
  signal: AbortSignal
  /** Whether it is on screen already: that is at least as new as what was published. */
  isRefresh: boolean
}

/**
 * Reads from the backend, and falls back to the published content when that fails or takes too long. A refresh has no
 * fallback.
 * @throws whatever `ask` throws, when nothing was published under this key.
 */
export const readWithFallback = async <T>({ key, ask, signal, isRefresh }: Reading<T>): Promise<T> => {
  if (isRefresh || !hasPublished()) return ask(signal)

  const giveUp = new AbortController()
  const asked = ask(AbortSignal.any([signal, giveUp.signal]))
  const outcome = await Promise.race([asked.catch(() => 'failed' as const), delay(BACKEND_TIMEOUT_MS)])
  if (outcome !== 'failed' && outcome !== 'silent') return outcome
  if (signal.aborted) return asked

  const published = await fetchPublished<T>(key)
  if (published === undefined) return asked
  if (outcome === 'silent') giveUp.abort()
  // Failed or aborted: logged, so that it is not an unhandled rejection.
  asked.catch((error: unknown) =>
    console.warn(`The published copy of “${key}” stands in for the backend.`, error),
  )
  return published
}
