/** Short numbers have four digits; no number of the world has more than fifteen. */
const DIGITS = /^(?!0+$)\d{4,15}$/

/** Characters. The header of every page of the site has room for one number. */
const MAX_LENGTH = 40

/**
 * Whether this can be called: "04 68 20 07 05", "+33 (0)4 68 20 07 05". The site and this server ask this function.
 * @param {string} typed
 */
export const isPhoneNumber = (typed) => typed.length <= MAX_LENGTH && DIGITS.test(typed.replace(/\D/g, ''))
