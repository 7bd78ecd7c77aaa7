/** Short numbers have four digits; no number of the world has more than fifteen. */
const DIGITS = /^(?!0+$)\d{4,15}$/

/** The site's header has room for one number. */
const MAX_LENGTH = 40

const COUNTRY_CODE = '+33'

/** "04 68 20 07 05, poste 12": an extension is not dialled. @param {string} typed */
const withoutExtension = (typed) => typed.replace(/(\d\P{L}*)\p{L}.*/su, '$1')

/** "04 68 …", "+33 (0)4 68 …" and "0033 4 68 …" give the same `tel:` address. @param {string} typed */
export const telephoneAddress = (typed) => {
  const digits = withoutExtension(typed)
    .replaceAll('(0)', '')
    .replaceAll(/[^\d+]/g, '')
    .replace(/^00/, '+')
  return `tel:${digits.replace(/^0/, COUNTRY_CODE)}`
}

/** As dialled: a French number that lacks a digit, or has one too many. */
const WRONG_LENGTH = /^tel:\+33(?![1-9]\d{8}$)/

/** The site and this server ask this: "+33 (0)4 68 20 07 05". @param {string} typed */
export const isPhoneNumber = (typed) =>
  typed.length <= MAX_LENGTH &&
  DIGITS.test(typed.replace(/\D/g, '')) &&
  !WRONG_LENGTH.test(telephoneAddress(typed))
