import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkProperty, hostileText } from '../testing/properties'
import { cleanContact } from './clean'
import { validateContact } from './validate'

const digits = (text: string) => text.replace(/\D/g, '')

const phone = fc.oneof(
  hostileText,
  fc.stringMatching(/^[\d +().-]{0,20}$/),
  fc.stringMatching(/^0[1-9]([ .-]?\d{2}){4}$/),
)

const values = fc.record({
  fullName: hostileText,
  email: fc.oneof(hostileText, fc.emailAddress()),
  projectType: hostileText,
  mobile: phone,
  message: hostileText,
  website: fc.constant(''),
})

it('a cleaned form is clean, and has every digit that was typed', () => {
  checkProperty(
    fc.property(values, (typed) => {
      const clean = cleanContact(typed)
      expect(cleanContact(clean)).toEqual(clean)
      expect(digits(clean.mobile)).toBe(digits(typed.mobile))
    }),
  )
})

it('the form is accepted with a name, a message and a phone number of ten digits or more', () => {
  checkProperty(
    fc.property(values, (typed) => {
      const errors = validateContact(typed)
      const clean = cleanContact(typed)
      expect(errors.fullName === undefined).toBe(clean.fullName !== '')
      expect(errors.message === undefined).toBe(clean.message !== '')
      const isLongEnough = digits(clean.mobile).length >= 10
      expect(isLongEnough || errors.mobile !== undefined).toBe(true)
    }),
  )
})

it('every French number in groups of two digits is accepted', () => {
  const french = fc.stringMatching(/^0[1-9]([ .-]?\d{2}){4}$/)
  checkProperty(
    fc.property(fc.tuple(values, french), ([typed, mobile]) => {
      expect(validateContact({ ...typed, mobile }).mobile).toBeUndefined()
    }),
  )
})
