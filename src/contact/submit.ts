import type { EmailSettings } from '../site/settings'
import { submitTexts as texts } from '../site/texts/submission'
import { clearSent } from './draft'
import { sendContact } from './send'
import { isThrottled, saveSubmitTime } from './throttle'
import { validateContact } from './validate'
import type { QuoteItem } from './quote'
import { withQuoteItems } from './withQuoteItems'
import type { ContactErrors, ContactStatus, ContactValues } from './values'

export type SubmissionProblem = { message: string; errors: ContactErrors }

const isConfigured = ({ serviceId, templateId, publicKey }: EmailSettings) =>
  Boolean(serviceId && templateId && publicKey)

/** In this order: the fields and the honeypot, the configuration, the throttle (specification, 5). */
export const checkSubmission = (values: ContactValues, email: EmailSettings): SubmissionProblem | null => {
  const errors = validateContact(values)
  if (Object.keys(errors).length > 0) return { message: texts.invalid, errors }
  if (!isConfigured(email)) return { message: texts.unconfigured, errors }
  if (isThrottled(Date.now())) return { message: texts.throttled, errors }
  return null
}

/** @param items what is shown above the form. */
export const submitContact = async (
  values: ContactValues,
  email: EmailSettings,
  items: readonly QuoteItem[] = [],
): Promise<ContactStatus> => {
  const status = await sendContact({ ...values, message: withQuoteItems(values.message, items) }, email)
  if (status.kind === 'success') {
    saveSubmitTime(Date.now())
    clearSent(values)
  }
  return status
}
