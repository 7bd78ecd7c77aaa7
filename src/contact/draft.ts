import { readItem, removeItem, writeItem } from '../values/browserStorage'
import type { ContactValues } from './values'

const AREA = 'sessionStorage'
const KEY = 'contact_draft'

/** The decoy is not part of it: what a robot wrote there must not meet a person later. */
export type ContactDraft = Omit<ContactValues, 'website'>

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Whatever is kept, only texts come out of it. */
const toDraft = (kept: object): ContactDraft => ({
  fullName: textOf(Reflect.get(kept, 'fullName')),
  email: textOf(Reflect.get(kept, 'email')),
  projectType: textOf(Reflect.get(kept, 'projectType')),
  mobile: textOf(Reflect.get(kept, 'mobile')),
  message: textOf(Reflect.get(kept, 'message')),
})

/** What was typed before the page was reloaded; null when nothing was. */
export const readDraft = (): ContactDraft | null => {
  try {
    const kept: unknown = JSON.parse(readItem(AREA, KEY) ?? 'null')
    return typeof kept === 'object' && kept !== null ? toDraft(kept) : null
  } catch {
    // No draft of ours.
    return null
  }
}

export const clearDraft = (): void => removeItem(AREA, KEY)

/** Keeps what is typed until the visit ends. */
export const writeDraft = (values: ContactValues): void => {
  const draft = toDraft(values)
  if (Object.values(draft).every((value) => value === '')) clearDraft()
  else writeItem(AREA, KEY, JSON.stringify(draft))
}
