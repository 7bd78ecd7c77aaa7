import * as v from 'valibot'
import type { ContactValues } from './values'

/**
 * Characters without a shape (direction marks, zero-width spaces), which come along when a value is pasted. Not removed
 * inside names and messages: emoji and some scripts are written with them.
 */
const INVISIBLE = /\p{Cf}/gu
const INVISIBLE_ENDS = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu

/** Signs that look like the hyphen and the plus of a phone number. */
const DASHES = /[\p{Pd}\u2212]/gu
const FULL_WIDTH_PLUS = /\uFF0B/g

const trimmed = v.pipe(v.string(), v.trim())

const name = v.pipe(
  v.string(),
  v.transform((typed) => typed.replace(INVISIBLE_ENDS, '')),
)

const withoutInvisible = v.pipe(
  v.string(),
  v.transform((typed) => typed.replace(INVISIBLE, '').trim()),
)

const phone = v.pipe(
  withoutInvisible,
  v.transform((typed) => typed.replace(DASHES, '-').replace(FULL_WIDTH_PLUS, '+').replace(/\s/g, ' ')),
)

const cleanValues = v.object({
  fullName: name,
  email: withoutInvisible,
  projectType: name,
  mobile: phone,
  message: trimmed,
  website: trimmed,
})

/** The values as they are validated and sent: trimmed, the phone and the e-mail address without invisible characters. */
export const cleanContact = (values: ContactValues): ContactValues => v.parse(cleanValues, values)
