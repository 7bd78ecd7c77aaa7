import * as v from 'valibot'
import { fieldErrors } from '../site/texts/submission'
import { cleanContact } from './clean'
import type { ContactErrors, ContactValues } from './values'

const PHONE_CHARACTERS = /^[\d+\s().-]{6,}$/
const PHONE_DIGITS = 10
// Catches typing errors without rejecting unusual addresses.
const EMAIL = /^[^\s@,;<>]+@[^\s@,;<>.]+(\.[^\s@,;<>.]+)+$/

const required = (message: string) => v.pipe(v.string(), v.nonEmpty(message))

const hasEnoughDigits = (phone: string) => phone.replace(/\D/g, '').length >= PHONE_DIGITS

const contactSchema = v.object({
  fullName: required(fieldErrors.fullName),
  mobile: v.pipe(
    v.string(),
    v.nonEmpty(fieldErrors.mobileMissing),
    v.check((phone) => PHONE_CHARACTERS.test(phone) && hasEnoughDigits(phone), fieldErrors.mobile),
  ),
  email: v.pipe(
    v.string(),
    v.check((email) => email === '' || EMAIL.test(email), fieldErrors.email),
  ),
  message: required(fieldErrors.message),
  website: v.pipe(v.string(), v.empty(fieldErrors.website)),
})

/** By field (specification, 5). */
export const validateContact = (values: ContactValues): ContactErrors => {
  const { issues } = v.safeParse(contactSchema, cleanContact(values), { abortPipeEarly: true })
  if (!issues) return {}
  const { nested = {} } = v.flatten<typeof contactSchema>(issues)
  return Object.fromEntries(Object.entries(nested).map(([field, messages]) => [field, messages?.[0]]))
}
