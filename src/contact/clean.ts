import * as v from 'valibot'
import type { ContactValues } from './values'

// Pasted with a value; not removed inside names and messages: emoji and some scripts are written with them.
const INVISIBLE = /\p{Cf}/gu
const INVISIBLE_ENDS = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu

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

export const cleanContact = (values: ContactValues): ContactValues => v.parse(cleanValues, values)
