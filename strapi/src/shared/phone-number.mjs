/** Short numbers have four digits; no number of the world has more than fifteen. */
const DIGITS = /^(?!0+$)\d{4,15}$/

/** The site's header has room for one number. */
const MAX_LENGTH = 40

/** The site and this server ask this: "+33 (0)4 68 20 07 05". @param {string} typed */
export const isPhoneNumber = (typed) => typed.length <= MAX_LENGTH && DIGITS.test(typed.replace(/\D/g, ''))
