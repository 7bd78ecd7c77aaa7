import { backendTexts } from '../../../site/texts/backend'
import { CmsError } from '../../CmsError'

/**
 * Whether the backend rejected the query itself, for example a filter on an unknown field (400) or an unknown id (404).
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof CmsError && (error.status === 400 || error.status === 404)

/** The result of a request, or `fallback` when the backend refuses the query (see `isRefusal`). */
export const unlessRefused = async <T, F>(call: () => Promise<T>, fallback: F): Promise<T | F> => {
  try {
    return await call()
  } catch (error) {
    if (isRefusal(error)) return fallback
    throw error
  }
}

/**
 * Makes requests one after another and returns the first result that is not null. A refusal (see `isRefusal`) counts as
 * null. @throws CmsError of the last refusal when the backend refuses every request.
 */
export const firstFound = async <T>(calls: readonly (() => Promise<T | null>)[]): Promise<T | null> => {
  let refusal: unknown
  let hasAnswer = false
  for (const call of calls) {
    try {
      const found = await call()
      if (found !== null) return found
      hasAnswer = true
    } catch (error) {
      if (!isRefusal(error)) throw error
      refusal = error
    }
  }
  if (hasAnswer || refusal === undefined) return null
  throw refusal
}

export type Query = Readonly<Record<string, string | number | undefined>>

/** Builds `{base}/{path}?{query}`, without undefined parameters. */
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

/** A build reads what is published now, not what a cache on the way still holds of the minute before. */
const freshness: RequestInit = import.meta.env.SSR ? { cache: 'no-store' } : {}

/**
 * Fetches a JSON document with GET.
 * @throws CmsError `network` (no response), `http` (`HTTP {status} – {statusText}`) or `format` (not JSON).
 *   An aborted request rejects with the abort reason.
 */
export const fetchJson = async (url: string, init: RequestInit = {}): Promise<unknown> => {
  let response: Response
  try {
    response = await fetch(url, { ...freshness, ...init })
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
