import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { whenIdle } from './whenIdle'

/** After this time without an answer, the content published with the site is shown instead. */
const BACKEND_TIMEOUT_MS = 4_000

let folder: string | null = null

/** Sets where this build's published content lies, `/data/{hash}`; null when the site was built without any. */
export const setPublishedFolder = (path: string | null) => {
  folder = path
}

/**
 * The content this build published under `name`.
 * @returns undefined when there is none or it cannot be read.
 */
export const fetchPublished = async <T>(name: string): Promise<T | undefined> => {
  if (folder === null) return undefined
  try {
    const response = await fetch(`${folder}/${name}.json`)
    if (!response.ok) return undefined
    // Trusted without a schema: this build wrote it, from the same type.
    const data: T = await response.json()
    return data
  } catch (error) {
    console.warn(`The published copy of “${name}” cannot be read.`, error)
    return undefined
  }
}

const hex = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * The published name of an entry: safe in an address and in a file system, whatever its slug holds. The build skips an
 * entry whose name is too long for a file.
 */
export const publishedName = (kind: string, slug: string) =>
  `${kind}/${/^[a-z0-9][a-z0-9-]*$/.test(slug) ? slug : `_${hex(slug)}`}`

const delay = (ms: number) => new Promise<'silent'>((resolve) => setTimeout(() => resolve('silent'), ms))

type Context = { signal: AbortSignal; client: QueryClient; queryKey: QueryKey }

export type PublishedCall<T> = {
  /** The published name of the content. */
  name: string
  ask: (signal: AbortSignal) => Promise<T>
  /** Cache entry of the list's first page. When the prerendered page filled it, the published list is read first. */
  firstPageKey?: QueryKey
}

/**
 * A query function that calls the backend, and falls back to the published content when the call fails or takes too
 * long. A refresh has no fallback: what is on screen is at least as new.
 * @throws whatever `ask` throws, when nothing was published under this name.
 */
export const withPublishedFallback =
  <T>({ name, ask, firstPageKey }: PublishedCall<T>) =>
  async ({ signal, client, queryKey }: Context): Promise<T> => {
    const isRefresh = client.getQueryData(queryKey) !== undefined
    if (isRefresh || folder === null) return ask(signal)
    if (firstPageKey && client.getQueryData(firstPageKey) !== undefined) {
      const published = await fetchPublished<T>(name)
      if (published !== undefined) {
        // It is as old as the prerendered page: the backend is asked for a newer one.
        whenIdle(() => void client.invalidateQueries({ queryKey, exact: true }))
        return published
      }
    }

    const giveUp = new AbortController()
    const asked = ask(AbortSignal.any([signal, giveUp.signal]))
    const outcome = await Promise.race([asked.catch(() => 'failed' as const), delay(BACKEND_TIMEOUT_MS)])
    if (outcome !== 'failed' && outcome !== 'silent') return outcome
    if (signal.aborted) return asked

    const published = await fetchPublished<T>(name)
    if (published === undefined) return asked
    if (outcome === 'silent') giveUp.abort()
    // Failed or aborted: logged, so that it is not an unhandled rejection.
    asked.catch((error: unknown) =>
      console.warn(`The published copy of “${name}” stands in for the backend.`, error),
    )
    return published
  }
