import { isFields, type Fields } from './fields'

export type StorageArea = 'localStorage' | 'sessionStorage'

/** None of these throws: storage may be blocked, full or missing, and even `globalThis[area]` may throw. */
export const readItem = (area: StorageArea, key: string): string | null => {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

export const readObject = (area: StorageArea, key: string): Fields | null => {
  try {
    const stored: unknown = JSON.parse(readItem(area, key) ?? 'null')
    return isFields(stored) ? stored : null
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
