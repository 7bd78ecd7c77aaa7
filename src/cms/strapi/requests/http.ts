import { backendTexts } from '../../../site/texts/backend'
import { CmsError } from '../../CmsError'

/** The backend rejected the query itself: an unknown field of a filter (400), or an unknown id (404). */
const isRefusal = (error: unknown): boolean =>
  error instanceof CmsError && (error.status === 400 || error.status === 404)

export const unlessRefused = async <T, F>(call: () => Promise<T>, fallback: F): Promise<T | F> => {
  try {
    return await call()
  } catch (error) {
    if (isRefusal(error)) return fallback
    throw error
  }
}

/** Optional types: a backend without one answers 404, or 401 or 403 when visitors may not read it. */
const ABSENT: ReadonlySet<number | null> = new Set([401, 403, 404])

export const nullIfAbsent = async <T>(path: string, content: Promise<T>): Promise<T | null> => {
  try {
    return await content
  } catch (error) {
    if (!(error instanceof CmsError && ABSENT.has(error.status))) throw error
    if (error.status !== 404) console.warn(`The backend’s ${path} is left out: ${error.message}.`)
    return null
  }
}

/** The first result that is not null, one request after another. @throws CmsError when all are refused. */
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
  if (hasAnswer) return null
  throw refusal
}

export type Params = Readonly<Record<string, string | number>>

export const buildUrl = (base: string, path: string, params: Params = {}): string => {
  const pairs = Object.entries(params).map(([name, value]) => [name, String(value)])
  const search = new URLSearchParams(pairs).toString()
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

/** A build reads what is published now, not what a cache on the way still holds. */
const freshness: RequestInit = import.meta.env.SSR ? { cache: 'no-store' } : {}

/** @throws CmsError `network`, `http` or `format` (not JSON); an aborted request, the abort reason. */
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
