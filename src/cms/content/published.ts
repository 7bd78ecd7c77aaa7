import type { ContentKey } from './contentQuery'

let folder: string | null = null

/** Sets where this build's published content lies, `/data/{hash}`; null when the site was built without any. */
export const setPublishedFolder = (path: string | null) => {
  folder = path
}

export const hasPublished = () => folder !== null

/**
 * The content this build published under `key`.
 * @returns undefined when there is none or it cannot be read.
 */
export const fetchPublished = async <T>(key: ContentKey<T>): Promise<T | undefined> => {
  if (folder === null) return undefined
  try {
    const response = await fetch(`${folder}/${key}.json`)
    if (!response.ok) return undefined
    // Trusted without a schema: this build wrote it, from the same type.
    const data: T = await response.json()
    return data
  } catch (error) {
    console.warn(`The published copy of “${key}” cannot be read.`, error)
    return undefined
  }
}

const hex = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * The key of an entry, and its published name: safe in an address and in a file system, whatever its slug holds. The
 * build skips an entry whose name is too long for a file.
 */
export const entryKey = <T>(kind: string, slug: string): ContentKey<T> =>
  `${kind}/${/^[a-z0-9][a-z0-9-]*$/.test(slug) ? slug : `_${hex(slug)}`}`
