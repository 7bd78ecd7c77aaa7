import type { QueryKey } from '@tanstack/react-query'

/** The version, in the backend, of the content that the page was built from; null when it does not tell. */
export const builtVersionKey: QueryKey = ['version']

let folder: string | null = null

/** `/data/{hash}`; null when the site was built without content. */
export const setPublishedFolder = (path: string | null) => {
  folder = path
}

const hex = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')

const toSegment = (part: unknown) => {
  const text = String(part)
  return /^[a-z0-9][a-z0-9-]*$/.test(text) ? text : `_${hex(text)}`
}

/** Safe in a URL and in a file system, whatever the slugs in the key; without extension. */
export const publishedName = (key: QueryKey): string => key.map(toSegment).join('/')

export const fetchPublished = async <T>(key: QueryKey, signal?: AbortSignal): Promise<T | undefined> => {
  if (folder === null) return undefined
  const name = publishedName(key)
  try {
    const response = await fetch(`${folder}/${name}.json`, { signal })
    if (!response.ok) return undefined
    // No schema needed: the build wrote it.
    const data: T = await response.json()
    return data
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    if (!signal?.aborted || isTimeout) console.warn(`The published copy of “${name}” cannot be read.`, error)
    return undefined
  }
}
