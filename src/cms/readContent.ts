import type { QueryFunctionContext } from '@tanstack/react-query'
import { fetchPublished, publishedName } from './published'

/** Without a response after this time, the content published with the site is shown instead. */
const BACKEND_TIMEOUT_MS = 4_000

const delay = (ms: number) => new Promise<'timeout'>((resolve) => setTimeout(() => resolve('timeout'), ms))

/**
 * The query function of all content: it fetches from the backend, and falls back to the published copy when that fails
 * or takes more than four seconds. A refetch has no fallback, because the cached data is at least as new.
 * @throws the error of `fetchFresh` when there is no published copy.
 */
export const readContent = async <T>(
  { client, queryKey, signal }: QueryFunctionContext,
  fetchFresh: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  if (client.getQueryData(queryKey) !== undefined) return fetchFresh(signal)

  const controller = new AbortController()
  const abort = () => controller.abort(signal.reason)
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort, { once: true })
  const fresh = fetchFresh(controller.signal)
  const outcome = await Promise.race([fresh.catch(() => 'failed' as const), delay(BACKEND_TIMEOUT_MS)])
  if (outcome !== 'failed' && outcome !== 'timeout') return outcome
  if (signal.aborted) return fresh

  const published = await fetchPublished<T>(queryKey)
  if (published === undefined) return fresh
  if (outcome === 'timeout') controller.abort()
  // It has failed or was aborted: log the error, so that the rejection is handled.
  fresh.catch((error: unknown) =>
    console.warn(
      `The backend failed or was slow: the published copy of “${publishedName(queryKey)}” is shown.`,
      error,
    ),
  )
  return published
}
