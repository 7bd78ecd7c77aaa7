import type { QueryFunctionContext } from '@tanstack/react-query'
import { fetchPublished, publishedName } from './published'

/** After this time without an answer, the content published with the site is shown instead. */
const BACKEND_TIMEOUT_MS = 4_000

const delay = (ms: number) => new Promise<'silent'>((resolve) => setTimeout(() => resolve('silent'), ms))

/**
 * What every query of content does: it reads the backend, and falls back to the published copy when that fails or is
 * silent for four seconds. A refetch has no fallback: what is on screen is at least as new as what was published.
 * @throws whatever `fetchFresh` throws, when there is no published copy.
 */
export const readContent = async <T>(
  { client, queryKey, signal }: QueryFunctionContext,
  fetchFresh: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  if (client.getQueryData(queryKey) !== undefined) return fetchFresh(signal)

  const timeout = new AbortController()
  const fresh = fetchFresh(AbortSignal.any([signal, timeout.signal]))
  const outcome = await Promise.race([fresh.catch(() => 'failed' as const), delay(BACKEND_TIMEOUT_MS)])
  if (outcome !== 'failed' && outcome !== 'silent') return outcome
  if (signal.aborted) return fresh

  const published = await fetchPublished<T>(queryKey)
  if (published === undefined) return fresh
  if (outcome === 'silent') timeout.abort()
  // Failed or aborted: logged, so that it is not an unhandled rejection.
  fresh.catch((error: unknown) =>
    console.warn(`The published copy of “${publishedName(queryKey)}” stands in for the backend.`, error),
  )
  return published
}
