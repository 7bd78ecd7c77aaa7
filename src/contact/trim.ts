import * as v from 'valibot'
import type { ContactValues } from './values'

const trimmed = v.pipe(v.string(), v.trim())

const trimmedContact = v.object({
  fullName: trimmed,
  email: trimmed,
  projectType: trimmed,
  mobile: trimmed,
  message: trimmed,
  website: trimmed,
})

/** Trims every value. */
export const trimContact = (values: ContactValues): ContactValues => v.parse(trimmedContact, values)
