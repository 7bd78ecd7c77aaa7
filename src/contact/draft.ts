import { readItem, removeItem, writeItem } from '../values/browserStorage'
import type { ContactValues } from './values'

const AREA = 'sessionStorage'
const KEY = 'contact_draft'

/** Without the decoy: what was filled in there must not block a later send. */
export type ContactDraft = Omit<ContactValues, 'website'>

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Reads the texts of an unknown object. */
const toDraft = (kept: object): ContactDraft => ({
  fullName: textOf(Reflect.get(kept, 'fullName')),
  email: textOf(Reflect.get(kept, 'email')),
  projectType: textOf(Reflect.get(kept, 'projectType')),
  mobile: textOf(Reflect.get(kept, 'mobile')),
  message: textOf(Reflect.get(kept, 'message')),
})

/** The draft in the session's storage; null when there is none. */
export const readDraft = (): ContactDraft | null => {
  try {
    const kept: unknown = JSON.parse(readItem(AREA, KEY) ?? 'null')
    return typeof kept === 'object' && kept !== null ? toDraft(kept) : null
  } catch {
    // Not written by this code.
    return null
  }
}

export const clearDraft = (): void => removeItem(AREA, KEY)

/** Keeps what is typed until the tab is closed; removes an empty draft. */
export const writeDraft = (values: ContactValues): void => {
  const draft = toDraft(values)
  if (Object.values(draft).every((value) => value === '')) clearDraft()
  else writeItem(AREA, KEY, JSON.stringify(draft))
}
