import type * as EmailJS from '@emailjs/browser'
import { readItem, removeItem, writeItem } from '../values/browserStorage'
import { loadOnce } from '../values/loadOnce'

type EmailClient = Pick<typeof EmailJS, 'init' | 'send'>

const AREA = 'localStorage'

/** Storage of the client's rate limit. Where the browser has none, there is no limit and the message is sent. */
export const clientStorage = {
  get: (key: string) => Promise.resolve(readItem(AREA, key)),
  set: (key: string, value: string) => Promise.resolve(writeItem(AREA, key, value)),
  remove: (key: string) => Promise.resolve(removeItem(AREA, key)),
}

const isStorageForbidden = () => {
  try {
    void globalThis[AREA]
    return false
  } catch {
    return true
  }
}

/**
 * The client reads `localStorage` while it loads, which throws where the visitor has forbidden storage. So for that
 * moment `localStorage` is undefined.
 */
const importClient = async (): Promise<EmailClient> => {
  if (!isStorageForbidden()) return import('@emailjs/browser')
  const original = Object.getOwnPropertyDescriptor(globalThis, AREA)
  Object.defineProperty(globalThis, AREA, { value: undefined, configurable: true })
  try {
    return await import('@emailjs/browser')
  } finally {
    if (original) Object.defineProperty(globalThis, AREA, original)
    else Reflect.deleteProperty(globalThis, AREA)
  }
}

/** Loads the EmailJS client, once; after a failure the next call tries again. */
export const loadEmailClient = loadOnce(importClient)

/** Loads the client ahead of the send, which reports a failure. */
export const preloadEmailClient = (): void => {
  void loadEmailClient().catch(() => undefined)
}
