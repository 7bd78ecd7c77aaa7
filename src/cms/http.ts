import { backendTexts } from '../site/texts/backend'
import { CmsError } from './CmsError'

/** Whether the backend refused the query itself: a filter on a field it does not have, an unknown id. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof CmsError && (error.status === 400 || error.status === 404)

/** The result of a call, or `nothing` when the backend refuses the query (see `isRefusal`). */
export const unlessRefused = async <T, N>(call: () => Promise<T>, nothing: N): Promise<T | N> => {
  try {
    return await call()
  } catch (error) {
    if (isRefusal(error)) return nothing
    throw error
  }
}

/**
 * What the first call that finds something gives, one after another; a refused one (see `isRefusal`) finds nothing.
 * @throws CmsError of the last refusal when the backend refuses every call: then it does not answer at all.
 */
export const firstFound = async <T>(calls: readonly (() => Promise<T | null>)[]): Promise<T | null> => {
  let refusal: unknown
  let isAnswered = false
  for (const call of calls) {
    try {
      const found = await call()
      if (found !== null) return found
      isAnswered = true
    } catch (error) {
      if (!isRefusal(error)) throw error
      refusal = error
    }
  }
  if (isAnswered || refusal === undefined) return null
  throw refusal
}

export type Query = Readonly<Record<string, string | number | undefined>>

/** `{base}/{path}?{query}`, without the undefined parameters. */
export const buildUrl = (base: string, path: string, query: Query = {}): string => {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, String(value))
  }
  const search = parameters.toString()
  return `${base}/${path}${search && `?${search}`}`
}

const readBody = async (response: Response, signal: AbortSignal | null | undefined) => {
  try {
    return await response.text()
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new CmsError('network', backendTexts.interrupted, { cause })
  }
}

/**
 * GET a JSON document.
 * @throws CmsError `network` (no answer), `http` (`HTTP {status} – {statusText}`) or `format` (not JSON).
 *   An aborted call rethrows the abort as it came.
 */
export const fetchJson = async (url: string, init: RequestInit = {}): Promise<unknown> => {
  let response: Response
  try {
    response = await fetch(url, init)
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    throw new CmsError('network', backendTexts.unreachable, { cause })
  }
  const body = await readBody(response, init.signal)
  if (!response.ok) {
    const message = `HTTP ${response.status} – ${response.statusText}`
    throw new CmsError('http', message, { status: response.status, body })
  }
  try {
    return JSON.parse(body) as unknown
  } catch (cause) {
    throw new CmsError('format', backendTexts.unreadable, { body, cause })
  }
}
