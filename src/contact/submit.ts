import type { EmailSettings } from '../site/settings'
import { submitTexts as texts } from '../site/texts/submission'
import { clearSent } from './draft'
import { sendContact } from './send'
import { isThrottled, saveSubmitTime } from './throttle'
import { validateContact } from './validate'
import type { ContactErrors, ContactStatus, ContactValues } from './values'

/** Why a form cannot be submitted. */
export type SubmissionProblem = { message: string; errors: ContactErrors }

const isConfigured = ({ serviceId, templateId, publicKey }: EmailSettings) =>
  Boolean(serviceId && templateId && publicKey)

/**
 * Checks whether the form can be submitted, in this order: the fields and the honeypot, the configuration, the throttle
 * (specification, 5). @returns the first problem, or null.
 */
export const checkSubmission = (values: ContactValues, email: EmailSettings): SubmissionProblem | null => {
  const errors = validateContact(values)
  if (Object.keys(errors).length > 0) return { message: texts.invalid, errors }
  if (!isConfigured(email)) return { message: texts.unconfigured, errors }
  if (isThrottled(Date.now())) return { message: texts.throttled, errors }
  return null
}

/** Sends a form that passed `checkSubmission`. Only a success starts the throttle and clears what was sent. */
export const submitContact = async (values: ContactValues, email: EmailSettings): Promise<ContactStatus> => {
  const status = await sendContact(values, email)
  if (status.kind === 'success') {
    saveSubmitTime(Date.now())
    clearSent(values)
  }
  return status
}
