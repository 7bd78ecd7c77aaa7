import type { QueryFunctionContext } from '@tanstack/react-query'
import { afterPaint } from '../../values/afterPaint'
import { builtVersionKey, fetchPublished, publishedName } from './published'

const loadVersion = () => import('./contentVersion')

const BACKEND_TIMEOUT_MS = 4_000

const delay = (ms: number) => new Promise<'timeout'>((resolve) => setTimeout(() => resolve('timeout'), ms))

/**
 * From the backend; from the published copy if that fails or is slow. While nothing was published since the build, what is
 * cached and the copy, which is smaller, are what the backend would answer.
 */
export const readContent = async <T>(
  context: QueryFunctionContext,
  fetchFresh: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const { client, queryKey, signal } = context
  // React starts queries in the task of the press that opens a page, and loading the code of a request takes a while.
  await afterPaint()
  signal.throwIfAborted()
  const hasVersion = typeof client.getQueryData(builtVersionKey) === 'string'
  const fetchCurrent = async (currentSignal: AbortSignal) => {
    const built = hasVersion ? await (await loadVersion()).readAsBuilt<T>(context, currentSignal) : undefined
    return built === undefined ? fetchFresh(currentSignal) : built
  }
  // What is on screen is as new as the copy.
  if (client.getQueryData(queryKey) !== undefined) return fetchCurrent(signal)

  const controller = new AbortController()
  const abort = () => controller.abort(signal.reason)
  signal.addEventListener('abort', abort, { once: true })

  const fresh = fetchCurrent(controller.signal)
  const outcome = await Promise.race([fresh.catch(() => 'failed' as const), delay(BACKEND_TIMEOUT_MS)])
  if (outcome !== 'failed' && outcome !== 'timeout') return outcome
  if (signal.aborted) return fresh

  const readCopy = async () => {
    const published = await fetchPublished<T>(queryKey, controller.signal)
    if (published === undefined) return fresh
    // Rejected already, or soon because it is aborted; it never rejects if it has arrived.
    fresh.catch((error: unknown) =>
      console.warn(
        `The backend failed or was slow: the published copy of “${publishedName(queryKey)}” is shown.`,
        error,
      ),
    )
    return published
  }
  const copy = readCopy()
  try {
    return await Promise.race([fresh.catch(() => copy), copy])
  } finally {
    abort()
  }
}
