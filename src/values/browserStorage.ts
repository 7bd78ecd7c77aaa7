/** `localStorage` persists, `sessionStorage` ends with the tab. */
export type StorageArea = 'localStorage' | 'sessionStorage'

/**
 * The functions below never throw: when storage is blocked, full or missing, nothing is stored. Even
 * `globalThis[area]` may throw.
 */
export const readItem = (area: StorageArea, key: string): string | null => {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/** The object stored as JSON; null when there is none, or something else was stored under the key. */
export const readObject = (area: StorageArea, key: string): object | null => {
  try {
    const stored: unknown = JSON.parse(readItem(area, key) ?? 'null')
    return typeof stored === 'object' ? stored : null
  } catch {
    // Not written by this code.
    return null
  }
}

export const writeItem = (area: StorageArea, key: string, value: string): void => {
  try {
    globalThis[area].setItem(key, value)
  } catch {
    // See above.
  }
}

export const removeItem = (area: StorageArea, key: string): void => {
  try {
    globalThis[area].removeItem(key)
  } catch {
    // See above.
  }
}
