/** The site's header has room for one number. */
const MAX_LENGTH = 40
/** With an extension; two numbers have more. */
const MAX_DIGITS = 15

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

/** A French number, a foreign one, or a short one: 3960, 118 218. */
const CALLABLE = /^tel:(?:\+33[1-9]\d{8}|\+(?!33)[1-9]\d{6,14}|[13]\d{3}|11[68]\d{3})$/

/** The site and this server ask this: "+33 (0)4 68 20 07 05". @param {string} typed */
export const isPhoneNumber = (typed) =>
  typed.length <= MAX_LENGTH &&
  typed.replace(/\D/g, '').length <= MAX_DIGITS &&
  CALLABLE.test(telephoneAddress(typed))
