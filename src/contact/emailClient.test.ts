import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage, throwingStorage } from '../testing/memoryStorage'

// The client is loaded once.
beforeEach(() => vi.resetModules())

afterEach(() => {
  vi.doUnmock('@emailjs/browser')
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'localStorage')
})

const client = { init: () => undefined, send: () => undefined }

/** Like the real client, this one reads `localStorage` while it loads. */
const mockReadingClient = () =>
  vi.doMock('@emailjs/browser', () => ({ ...client, seen: typeof localStorage }))

const forbidStorage = (owner: object) => {
  Reflect.deleteProperty(globalThis, 'localStorage')
  Object.defineProperty(owner, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Storage is forbidden.', 'SecurityError')
    },
  })
}

describe('loadEmailClient', () => {
  it('works when reading localStorage throws, and restores localStorage afterwards', async () => {
    forbidStorage(globalThis)
    mockReadingClient()
    const { loadEmailClient } = await import('./emailClient')
    expect(await loadEmailClient()).toMatchObject({ seen: 'undefined' })
    expect(() => globalThis.localStorage).toThrow('forbidden')
  })

  it('works when localStorage is inherited by the global object', async () => {
    const parent: object = Object.getPrototypeOf(globalThis)
    forbidStorage(parent)
    try {
      mockReadingClient()
      const { loadEmailClient } = await import('./emailClient')
      expect(await loadEmailClient()).toMatchObject({ seen: 'undefined' })
      expect(() => globalThis.localStorage).toThrow('forbidden')
    } finally {
      Reflect.deleteProperty(parent, 'localStorage')
    }
  })

  it('leaves a readable localStorage in place while the client loads', async () => {
    vi.stubGlobal('localStorage', createMemoryStorage())
    mockReadingClient()
    const { loadEmailClient } = await import('./emailClient')
    expect(await loadEmailClient()).toMatchObject({ seen: 'object' })
  })

  it('retries after a failed preload, which does not throw', async () => {
    vi.doMock('@emailjs/browser', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    const { loadEmailClient, preloadEmailClient } = await import('./emailClient')
    preloadEmailClient()
    await expect(loadEmailClient()).rejects.toThrow('There was an error')
    vi.doMock('@emailjs/browser', () => client)
    await expect(loadEmailClient()).resolves.toHaveProperty('send')
  })
})

it('preloadEmailClient loads the client in advance', async () => {
  const load = vi.fn<() => typeof client>(() => client)
  vi.doMock('@emailjs/browser', load)
  const { preloadEmailClient } = await import('./emailClient')
  preloadEmailClient()
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
})

describe('clientStorage', () => {
  it('writes, reads and removes an item of the local storage', async () => {
    vi.stubGlobal('localStorage', createMemoryStorage())
    const { clientStorage } = await import('./emailClient')
    await clientStorage.set('contact', '1')
    expect(localStorage.getItem('contact')).toBe('1')
    await expect(clientStorage.get('contact')).resolves.toBe('1')
    await clientStorage.remove('contact')
    await expect(clientStorage.get('contact')).resolves.toBeNull()
  })

  it('has no items when the storage throws', async () => {
    vi.stubGlobal('localStorage', throwingStorage)
    const { clientStorage } = await import('./emailClient')
    await clientStorage.set('contact', '1')
    await expect(clientStorage.get('contact')).resolves.toBeNull()
  })
})
