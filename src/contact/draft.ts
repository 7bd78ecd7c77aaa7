import { CONTACT_DRAFT_KEY as KEY, CONTACT_QUOTE_KEY } from '../site/contact'
import { readObject, removeItem, writeItem } from '../values/browserStorage'
import { emptyContact, type ContactValues } from './values'

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
  const stored = readObject(AREA, KEY)
  return stored && toDraft(stored)
}

const clearDraft = (): void => removeItem(AREA, KEY)

/** Stores the typed values until the tab is closed; removes an empty draft. */
export const writeDraft = (values: ContactValues): void => {
  const draft = toDraft(values)
  if (Object.values(draft).every((value) => value === '')) clearDraft()
  else writeItem(AREA, KEY, JSON.stringify(draft))
}

/**
 * The form once `sent` has arrived: empty, but for the fields that the visitor has changed since. A changed message is
 * another request, so its type of project stays with it.
 */
export const withoutSent = (values: ContactValues, sent: ContactValues): ContactValues => {
  const isOther = values.message !== sent.message
  const left = (field: keyof ContactValues) => (values[field] === sent[field] ? '' : values[field])
  return {
    fullName: left('fullName'),
    email: left('email'),
    projectType: isOther ? values.projectType : left('projectType'),
    mobile: left('mobile'),
    message: left('message'),
    website: left('website'),
  }
}

/** Removes what was sent from the draft, with the memory of what another page had written in it. */
export const clearSent = (sent: ContactValues): void => {
  const left = withoutSent({ ...emptyContact, ...readDraft() }, sent)
  writeDraft(left)
  if (left.message === '') removeItem(AREA, CONTACT_QUOTE_KEY)
}
