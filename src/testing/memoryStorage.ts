/** A browser storage in memory, for the unit tests; `vi.stubGlobal('localStorage', createMemoryStorage())`. */
export const createMemoryStorage = (items: Record<string, string> = {}): Storage => {
  const held = new Map(Object.entries(items))
  return {
    get length() {
      return held.size
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => {
      held.set(key, value)
    },
    removeItem: (key) => {
      held.delete(key)
    },
    clear: () => held.clear(),
  }
}

const forbidden = (): never => {
  throw new DOMException('Storage is forbidden.', 'SecurityError')
}

/** A storage whose every call throws, as a full or forbidden one does. */
export const throwingStorage: Storage = {
  get length() {
    return forbidden()
  },
  key: forbidden,
  getItem: forbidden,
  setItem: forbidden,
  removeItem: forbidden,
  clear: forbidden,
}
