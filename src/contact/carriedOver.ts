import { CONTACT_QUOTE_KEY as KEY } from '../site/contact'
import { readObject, removeItem, writeItem } from '../values/browserStorage'
import type { ContactValues } from './values'

const AREA = 'sessionStorage'

export type QuoteTexts = Pick<ContactValues, 'projectType' | 'message'>

export const readCarriedOver = (): QuoteTexts | null => {
  const { projectType, message } = readObject(AREA, KEY) ?? {}
  return typeof projectType === 'string' && typeof message === 'string' ? { projectType, message } : null
}

export const writeCarriedOver = (texts: QuoteTexts): void => writeItem(AREA, KEY, JSON.stringify(texts))

export const clearCarriedOver = (): void => removeItem(AREA, KEY)

const isBlank = (text: string) => text.trim() === ''

/** What somebody typed stays, with the suggested message before it. */
export const carryOver = (
  values: ContactValues,
  now: QuoteTexts,
  earlier: QuoteTexts | null,
): ContactValues => {
  const { projectType, message, ...others } = earlier ? replaceCarriedOver(values, earlier, now) : values
  // Carried over already: it is there, or somebody changed it.
  const isKept = message.includes(now.message) || (earlier?.message === now.message && !isBlank(message))
  return {
    ...others,
    projectType: isBlank(projectType) ? now.projectType : projectType,
    message: isKept ? message : [now.message, message].filter((text) => !isBlank(text)).join('\n\n'),
  }
}

export const takeBack = (values: ContactValues, { projectType, message }: QuoteTexts): ContactValues => ({
  ...values,
  projectType: values.projectType === projectType ? '' : values.projectType,
  message: values.message.includes(message)
    ? values.message.replace(message, () => '').trim()
    : values.message,
})

export const replaceCarriedOver = (
  values: ContactValues,
  before: QuoteTexts,
  now: QuoteTexts,
): ContactValues => ({
  ...values,
  projectType: values.projectType === before.projectType ? now.projectType : values.projectType,
  message: values.message.replace(before.message, () => now.message),
})
