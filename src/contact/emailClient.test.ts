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

describe('the client', () => {
  it('loads where reading localStorage itself throws, and finds it as it was afterwards', async () => {
    forbidStorage()
    // What the client does while it loads.
    vi.doMock('@emailjs/browser', () => ({
      init: () => undefined,
      send: () => undefined,
      seen: typeof localStorage,
    }))
    const { loadEmailClient } = await import('./emailClient')
    expect(await loadEmailClient()).toMatchObject({ seen: 'undefined' })
    expect(() => globalThis.localStorage).toThrow('forbidden')
  })

  it('is fetched once', async () => {
    const { loadEmailClient } = await import('./emailClient')
    expect(loadEmailClient()).toBe(loadEmailClient())
  })

  it('is fetched again after a failure, which a preload keeps to itself', async () => {
    let isCut = true
    vi.doMock('@emailjs/browser', () => {
      if (isCut) throw new TypeError('Failed to fetch dynamically imported module')
      return { init: () => undefined, send: () => undefined }
    })
    const { loadEmailClient, preloadEmailClient } = await import('./emailClient')
    preloadEmailClient()
    await expect(loadEmailClient()).rejects.toThrow('There was an error')
    isCut = false
    vi.doMock('@emailjs/browser', () => ({ init: () => undefined, send: () => undefined }))
    await expect(loadEmailClient()).resolves.toHaveProperty('send')
  })
})
