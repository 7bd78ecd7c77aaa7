import type * as EmailJS from '@emailjs/browser'
import { readItem, removeItem, writeItem } from '../values/browserStorage'
import { loadOnce } from '../values/loadOnce'

type EmailClient = Pick<typeof EmailJS, 'init' | 'send'>

const AREA = 'localStorage'

/** Without browser storage EmailJS has no rate limit, and the message is sent. */
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

// EmailJS reads `localStorage` while it loads, which throws when storage is blocked: it is undefined meanwhile.
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

export const loadEmailClient = loadOnce(importClient)

export const preloadEmailClient = (): void => {
  void loadEmailClient().catch(() => undefined)
}
