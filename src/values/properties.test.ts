import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { isoDate } from '../cms/strapi/wire/fields'
import { checkProperty, hostileJson, hostileText } from '../testing/properties'
import { formatLongDate } from './dates'
import { foldText } from './foldText'
import { withFrenchSpaces } from './frenchSpaces'
import { readPageNumber } from './pageNumber'
import { formatNumber, parseNumber, readNumber } from './numbers'

it('any value is a number that can be shown, or none', () => {
  checkProperty(
    fc.property(fc.oneof(hostileJson, fc.double()), (value) => {
      for (const number of [parseNumber(value), readNumber(value)]) {
        if (number === null) continue
        expect(Number.isFinite(number) && number >= 0).toBe(true)
        expect(formatNumber(number)).toMatch(/^[\d\u202F]+(,\d{1,2})?$/)
      }
    }),
  )
})

it('a number that was shown is read again as the same', () => {
  checkProperty(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (hundredths) => {
      expect(parseNumber(formatNumber(hundredths / 100))).toBe(hundredths / 100)
    }),
  )
})

it('a date that is accepted can be shown', () => {
  const dates = fc.oneof(
    hostileText,
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    fc.stringMatching(/^\d{4}-[01]\d(-[0-3]\d)?(T[0-2]\d:[0-6]\d(:[0-6]\d)?(Z|[+-]\d\d:?\d\d)?)?$/),
  )
  checkProperty(
    fc.property(dates, (text) => {
      const date = v.parse(isoDate, text)
      fc.pre(date !== null)
      expect(formatLongDate(date)).toMatch(/^\d{1,2}(er)? \S+ \d+/)
    }),
  )
})

it('folding a folded text changes nothing', () => {
  checkProperty(
    fc.property(hostileText, (text) => {
      const folded = foldText(text)
      expect(foldText(folded)).toBe(folded)
    }),
  )
})

it('French spaces change nothing but spaces, and nothing the second time', () => {
  const withoutSpaces = (text: string) => text.replace(/\s/g, '')
  checkProperty(
    fc.property(hostileText, (text) => {
      const spaced = withFrenchSpaces(text)
      expect(withoutSpaces(spaced)).toBe(withoutSpaces(text))
      expect(withFrenchSpaces(spaced)).toBe(spaced)
    }),
  )
})

it('any page number is a whole number of at least 1', () => {
  checkProperty(
    fc.property(hostileText, (text) => {
      const page = readPageNumber(new URLSearchParams({ page: text }))
      expect(Number.isSafeInteger(page) && page >= 1).toBe(true)
    }),
  )
})
