import type * as EmailJS from '@emailjs/browser'
import { readItem, removeItem, writeItem } from '../values/browserStorage'
import { loadOnce } from '../values/loadOnce'

type EmailClient = Pick<typeof EmailJS, 'init' | 'send'>

const AREA = 'localStorage'

/** The client's rate limit keeps its date here; where storage is off the limit is off, and the message leaves. */
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
 * The client looks at `localStorage` while it loads, which throws where the visitor has forbidden storage, and would
 * then never load. For that moment it is shown a browser without.
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

/** The EmailJS client, fetched once; a fetch that failed is tried again by the next call. */
export const loadEmailClient = loadOnce(importClient)

/** Fetches the client ahead of the send; a failure is the send's to tell. */
export const preloadEmailClient = (): void => {
  void loadEmailClient().catch(() => undefined)
}
