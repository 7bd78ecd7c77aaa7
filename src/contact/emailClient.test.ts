import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage, throwingStorage } from '../testing/memoryStorage'

const parent: object = Object.getPrototypeOf(globalThis)

// The client is loaded once.
beforeEach(() => vi.resetModules())

afterEach(() => {
  vi.doUnmock('@emailjs/browser')
  vi.unstubAllGlobals()
  for (const owner of [globalThis, parent]) Reflect.deleteProperty(owner, 'localStorage')
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
  it.each([
    ['of the global object', globalThis],
    ['that the global object inherits', parent],
  ])('works when the localStorage %s throws, and restores it afterwards', async (_, owner) => {
    forbidStorage(owner)
    mockReadingClient()
    const { loadEmailClient } = await import('./emailClient')
    expect(await loadEmailClient()).toMatchObject({ seen: 'undefined' })
    expect(() => globalThis.localStorage).toThrow('forbidden')
  })

  it('leaves a readable localStorage in place while the client loads', async () => {
    vi.stubGlobal('localStorage', createMemoryStorage())
    mockReadingClient()
    const { loadEmailClient } = await import('./emailClient')
    expect(await loadEmailClient()).toMatchObject({ seen: 'object' })
  })

  it('loads the client once', async () => {
    const { loadEmailClient } = await import('./emailClient')
    expect(loadEmailClient()).toBe(loadEmailClient())
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
