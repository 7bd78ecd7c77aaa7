import type { HeldAnswers } from './content/backendCheck'

type CmsErrorDetail = { status?: number; body?: string; cause?: unknown }

/** A call to the backend that failed. Its `message` is French, to be shown after "Une erreur est survenue : ". */
export class CmsError extends Error {
  override name = 'CmsError'
  readonly kind: 'network' | 'http' | 'format'
  /** HTTP status; null unless `kind` is `http`. */
  readonly status: number | null
  /** The answer's text, for the log; empty when there was no answer. */
  readonly body: string

  constructor(kind: CmsError['kind'], message: string, detail: CmsErrorDetail = {}) {
    super(message, { cause: detail.cause })
    this.kind = kind
    this.status = detail.status ?? null
    this.body = detail.body ?? ''
  }
}

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

/** What the backend answered. */
export type BackendAnswer = { url: string; headers: RequestInit['headers']; status: number; body: string }

let listener: ((answer: BackendAnswer) => void) | undefined

/** Has each answer told to `listen`, before it is read; the build remembers them. */
export const listenToAnswers = (listen: (answer: BackendAnswer) => void) => {
  listener = listen
}

/** How long an answer that is already there may stand for a call, ms. */
const HOLD_MS = 10_000

let held = new Map<string, string>()

/** Gives answers that have just been received: each stands for the next call of its address. */
export const holdAnswers = (answers: HeldAnswers) => {
  const own = new Map(answers)
  held = own
  setTimeout(() => own.clear(), HOLD_MS)
}

const takeHeld = (url: string): string | undefined => {
  const body = held.get(url)
  held.delete(url)
  return body
}

const readBody = async (response: Response, signal: AbortSignal | null | undefined) => {
  try {
    return await response.text()
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new CmsError('network', 'la réponse du service a été interrompue', { cause })
  }
}

/** @throws CmsError, or the abort as it came. */
const fetchBody = async (url: string, init: RequestInit): Promise<string> => {
  let response: Response
  try {
    response = await fetch(url, init)
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    throw new CmsError('network', 'le service ne répond pas', { cause })
  }
  const body = await readBody(response, init.signal)
  listener?.({ url, headers: init.headers, status: response.status, body })
  if (!response.ok) {
    const message = `HTTP ${response.status} – ${response.statusText}`
    throw new CmsError('http', message, { status: response.status, body })
  }
  return body
}

/**
 * GET a JSON document.
 * @throws CmsError `network` (no answer), `http` (`HTTP {status} – {statusText}`) or `format` (not JSON).
 *   An aborted call rethrows the abort as it came.
 */
export const fetchJson = async (url: string, init: RequestInit = {}): Promise<unknown> => {
  const body = takeHeld(url) ?? (await fetchBody(url, init))
  try {
    return JSON.parse(body) as unknown
  } catch (cause) {
    throw new CmsError('format', 'la réponse du service est illisible', { body, cause })
  }
}
