import { CONTACT_DRAFT_KEY as KEY } from '../site/contact'
import { readObject, removeItem, writeItem } from '../values/browserStorage'
import type { Fields } from '../values/fields'
import { clearCarriedOver, readCarriedOver, takeBack } from './carriedOver'
import { emptyContact, type ContactValues } from './values'

const AREA = 'sessionStorage'

/** Without the honeypot: a value in it must not block a later submit. */
export type ContactDraft = Omit<ContactValues, 'website'>

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const toDraft = ({ fullName, email, projectType, mobile, message }: Fields): ContactDraft => ({
  fullName: textOf(fullName),
  email: textOf(email),
  projectType: textOf(projectType),
  mobile: textOf(mobile),
  message: textOf(message),
})

export const readDraft = (): ContactDraft | null => {
  const stored = readObject(AREA, KEY)
  return stored && toDraft(stored)
}

/** The text that a quote suggests is no draft until the visitor fills in more. */
export const writeDraft = (values: ContactValues): void => {
  const suggested = readCarriedOver()
  const own = suggested ? takeBack(values, suggested) : values
  if (Object.values(toDraft(own)).every((value) => value === '')) removeItem(AREA, KEY)
  else writeItem(AREA, KEY, JSON.stringify(toDraft(values)))
}

/** Keeps what changed while `sent` was sent; a changed message is another request, so its type of project stays. */
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

export const clearSent = (sent: ContactValues): void => {
  const left = withoutSent({ ...emptyContact, ...readDraft() }, sent)
  writeDraft(left)
  if (left.message === '') clearCarriedOver()
}
