import * as v from 'valibot'
import { contactSettings, type EmailClientSettings } from '../site/contact'
import type { EmailSettings } from '../site/settings'
import { contactTexts } from '../site/texts/contact'
import { submitTexts as texts } from '../site/texts/submission'
import { cleanContact } from './clean'
import { clientStorage, loadEmailClient } from './emailClient'
import type { ContactStatus, ContactValues } from './values'

const MAX_REASON_LENGTH = 300

const toReason = (text: string) => (text.trimStart().startsWith('<') ? '' : text.trim())

const failure = v.object({
  text: v.fallback(v.string(), ''),
  message: v.fallback(v.string(), ''),
})

const reply = v.object({
  status: v.fallback(v.nullable(v.number()), null),
  text: v.fallback(v.string(), ''),
})

const ACCEPTED = 'OK'

/** Specification, 3. */
export const toTemplateParams = (values: ContactValues) => {
  const { fullName, email, projectType, mobile, message } = cleanContact(values)
  return {
    from_name: fullName,
    from_email: email,
    project_type: projectType,
    phone: mobile,
    subject: projectType || texts.defaultSubject,
    message,
  }
}

// Specification, 8.
const reasonOf = (error: unknown): string => {
  // `fetch` fails with a TypeError whose message differs between browsers.
  if (error instanceof TypeError) return contactTexts.networkError
  const read = v.safeParse(failure, error)
  const reason = read.success ? toReason(read.output.text) || toReason(read.output.message) : ''
  return reason.slice(0, MAX_REASON_LENGTH) || texts.unknownReason
}

const frenchReasons = new Set<string>([texts.unknownReason, texts.timeout])

const rejectAfter = (ms: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const promise = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(texts.timeout)), ms)
  })
  return { promise, cancel: () => clearTimeout(timer) }
}

const callService = async (values: ContactValues, email: EmailSettings, client: EmailClientSettings) => {
  const { init, send } = await loadEmailClient()
  // Only `init` can set the host; it also resets the storage of the rate limit, so `send` sets that again.
  init({ origin: email.origin })
  return send(email.serviceId, email.templateId, toTemplateParams(values), {
    publicKey: email.publicKey,
    storageProvider: clientStorage,
    ...client,
  })
}

/** Never throws: errors are logged (specification, 8). */
export const sendContact = async (
  values: ContactValues,
  email: EmailSettings,
  client: EmailClientSettings = contactSettings.client,
): Promise<ContactStatus> => {
  const timeout = rejectAfter(contactSettings.timeoutMs)
  try {
    const answer = v.safeParse(
      reply,
      await Promise.race([callService(values, email, client), timeout.promise]),
    )
    const { status, text } = answer.success ? answer.output : { status: null, text: '' }
    if (status !== 200) return { kind: 'error', message: texts.refused(status) }
    // A proxy before the service, or a network's log-in page, also answers with 200.
    if (text.trim() !== ACCEPTED) throw new Error(text)
    return { kind: 'success', message: texts.sent }
  } catch (error) {
    console.error('Sending the contact form failed.', error)
    const reason = reasonOf(error)
    const lang = frenchReasons.has(reason) ? undefined : 'en'
    return { kind: 'error', message: contactTexts.failed(reason), lang }
  } finally {
    timeout.cancel()
  }
}
