import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('@emailjs/browser')
  vi.resetModules()
  Reflect.deleteProperty(globalThis, 'localStorage')
})

const forbidStorage = () =>
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Storage is forbidden.', 'SecurityError')
    },
  })

describe('loadEmailClient', () => {
  it('works when reading localStorage throws, and restores localStorage afterwards', async () => {
    forbidStorage()
    // Like the real client, this mock reads localStorage while it loads.
    vi.doMock('@emailjs/browser', () => ({
      init: () => undefined,
      send: () => undefined,
      seen: typeof localStorage,
    }))
    const { loadEmailClient } = await import('./emailClient')
    expect(await loadEmailClient()).toMatchObject({ seen: 'undefined' })
    expect(() => globalThis.localStorage).toThrow('forbidden')
  })

  it('loads the client once', async () => {
    const { loadEmailClient } = await import('./emailClient')
    expect(loadEmailClient()).toBe(loadEmailClient())
  })

  it('retries after a failed preload, which does not throw', async () => {
    let isOffline = true
    vi.doMock('@emailjs/browser', () => {
      if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
      return { init: () => undefined, send: () => undefined }
    })
    const { loadEmailClient, preloadEmailClient } = await import('./emailClient')
    preloadEmailClient()
    await expect(loadEmailClient()).rejects.toThrow('There was an error')
    isOffline = false
    vi.doMock('@emailjs/browser', () => ({ init: () => undefined, send: () => undefined }))
    await expect(loadEmailClient()).resolves.toHaveProperty('send')
  })
})
