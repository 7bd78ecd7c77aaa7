import type { QueryKey } from '@tanstack/react-query'

let folder: string | null = null

/** Sets where this build's published content lies, `/data/{hash}`; null when the site was built without any. */
export const setPublishedFolder = (path: string | null) => {
  folder = path
}

const hex = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')

const toSegment = (part: unknown) => {
  const text = String(part)
  return /^[a-z0-9][a-z0-9-]*$/.test(text) ? text : `_${hex(text)}`
}

/**
 * The file that holds the content of a query, without its ending. Safe in an address and in a file system, whatever
 * the slugs in the key.
 */
export const publishedName = (key: QueryKey): string => key.map(toSegment).join('/')

/**
 * The content that this build published for a query.
 * @returns undefined when there is none or it cannot be read.
 */
export const fetchPublished = async <T>(key: QueryKey): Promise<T | undefined> => {
  if (folder === null) return undefined
  const name = publishedName(key)
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
