import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { whenIdle } from './whenIdle'

/** How long the backend may stay silent before the content published with the site is shown instead, ms. */
const PATIENCE = 4_000

let folder: string | null = null

/** Where the content published with this build lies, `/data/{hash}`; null when the site was built without any. */
export const setPublishedFolder = (path: string | null) => {
  folder = path
}

/**
 * What was published under a name with this build.
 * @returns undefined when there is nothing under this name or it cannot be read: the backend's own failure then counts.
 */
export const fetchPublished = async <T>(name: string): Promise<T | undefined> => {
  if (folder === null) return undefined
  try {
    const response = await fetch(`${folder}/${name}.json`)
    if (!response.ok) return undefined
    // Written by this very build, from the type that reads it.
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
 * Name under which one entry is published: the same in an address and in a file system, whatever its slug holds. It may
 * be longer than a file's name can be; such an entry is not published.
 */
export const publishedName = (kind: string, slug: string) =>
  `${kind}/${/^[a-z0-9][a-z0-9-]*$/.test(slug) ? slug : `_${hex(slug)}`}`

const delay = (ms: number) => new Promise<'silent'>((resolve) => setTimeout(() => resolve('silent'), ms))

type Context = { signal: AbortSignal; client: QueryClient; queryKey: QueryKey }

export type PublishedCall<T> = {
  /** Under which the content is published. */
  name: string
  ask: (signal: AbortSignal) => Promise<T>
  /** Where the built page keeps the beginning of this list: what was published with it then comes first. */
  frontKey?: QueryKey
}

/**
 * Asks the backend, and gives what was published with the site when it fails or stays silent. A refresh that fails
 * gives nothing: what is on screen is newer, and stays.
 * @throws whatever `ask` throws, when nothing was published under this name.
 */
export const orPublished =
  <T>({ name, ask, frontKey }: PublishedCall<T>) =>
  async ({ signal, client, queryKey }: Context): Promise<T> => {
    const isRefresh = client.getQueryData(queryKey) !== undefined
    if (isRefresh || folder === null) return ask(signal)
    if (frontKey && client.getQueryData(frontKey) !== undefined) {
      const published = await fetchPublished<T>(name)
      if (published !== undefined) {
        // It is as old as the page: the backend is asked next.
        whenIdle(() => void client.invalidateQueries({ queryKey, exact: true }))
        return published
      }
    }

    const giveUp = new AbortController()
    const asked = ask(AbortSignal.any([signal, giveUp.signal]))
    const outcome = await Promise.race([asked.catch(() => 'failed' as const), delay(PATIENCE)])
    if (outcome !== 'failed' && outcome !== 'silent') return outcome
    if (signal.aborted) return asked

    const published = await fetchPublished<T>(name)
    if (published === undefined) return asked
    if (outcome === 'silent') giveUp.abort()
    // Settled or given up: its failure has been dealt with here.
    asked.catch((error: unknown) =>
      console.warn(`The published copy of “${name}” stands in for the backend.`, error),
    )
    return published
  }
