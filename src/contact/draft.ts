import { CONTACT_DRAFT_KEY as KEY } from '../site/contact'
import { readItem, removeItem, writeItem } from '../values/browserStorage'
import type { ContactValues } from './values'

const AREA = 'sessionStorage'

/** Without the honeypot: a value in it must not block a later submit. */
export type ContactDraft = Omit<ContactValues, 'website'>

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Reads the text fields of an unknown object. */
const toDraft = (stored: object): ContactDraft => ({
  fullName: textOf(Reflect.get(stored, 'fullName')),
  email: textOf(Reflect.get(stored, 'email')),
  projectType: textOf(Reflect.get(stored, 'projectType')),
  mobile: textOf(Reflect.get(stored, 'mobile')),
  message: textOf(Reflect.get(stored, 'message')),
})

/** Reads the draft from the session storage; null when there is none. */
export const readDraft = (): ContactDraft | null => {
  try {
    const stored: unknown = JSON.parse(readItem(AREA, KEY) ?? 'null')
    return typeof stored === 'object' && stored !== null ? toDraft(stored) : null
  } catch {
    // Not written by this code.
    return null
  }
}

export const clearDraft = (): void => removeItem(AREA, KEY)

/** Stores the typed values until the tab is closed; removes an empty draft. */
export const writeDraft = (values: ContactValues): void => {
  const draft = toDraft(values)
  if (Object.values(draft).every((value) => value === '')) clearDraft()
  else writeItem(AREA, KEY, JSON.stringify(draft))
}
