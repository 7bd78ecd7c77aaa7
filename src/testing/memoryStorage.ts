export const createMemoryStorage = (items: Record<string, string> = {}): Storage => {
  const stored = new Map(Object.entries(items))
  return {
    get length() {
      return stored.size
    },
    key: (index) => [...stored.keys()][index] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => {
      stored.set(key, value)
    },
    removeItem: (key) => {
      stored.delete(key)
    },
    clear: () => stored.clear(),
  }
}

const throwForbidden = (): never => {
  throw new DOMException('Storage is forbidden.', 'SecurityError')
}

/** Like one that is full or blocked. */
export const throwingStorage: Storage = {
  get length() {
    return throwForbidden()
  },
  key: throwForbidden,
  getItem: throwForbidden,
  setItem: throwForbidden,
  removeItem: throwForbidden,
  clear: throwForbidden,
}
