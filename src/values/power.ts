const fromText = (text: string) => {
  const digits = text
    .replace(',', '.')
    // The dot of an abbreviation, as in "env. 7", is not a decimal point; the one in "8 . 5" is.
    .replace(/(\d\s?)?\.(?!\d)/g, (dot, digit?: string) => (digit === undefined ? '' : dot))
    .replace(/[^\d.-]/g, '')
  return digits === '' ? Number.NaN : Number(digits)
}

/**
 * A power in kW from what a person typed: a comma is a decimal point, non-numeric characters are dropped
 * (specification, 5).
 * @returns kW, or null when there is no valid number of at least 0. Beyond the safe integers it has no digits to show.
 */
export const parsePower = (value: unknown): number | null => {
  const power = typeof value === 'number' ? value : typeof value === 'string' ? fromText(value) : Number.NaN
  return power >= 0 && power <= Number.MAX_SAFE_INTEGER ? power : null
}

/** One number: spaces between its thousands, a decimal point or comma. */
const numberPattern = /\d+(?:\s\d{3})*(?:\s?[.,]\s?\d+)?/g

/**
 * The power of a product from its field, in kW. A text with several numbers, such as "4 à 9 kW" or "7–9", gives null:
 * removing the other characters would join their digits.
 */
export const readPower = (value: unknown): number | null =>
  typeof value === 'string' && Array.from(value.matchAll(numberPattern)).length > 1 ? null : parsePower(value)

/**
 * A power in kW in French number format, without its unit: 8.5 gives "8,5". Like `Intl.NumberFormat`, which would block
 * a slow phone for 100 ms when it is first used.
 */
export const formatPower = (kilowatts: number): string => {
  const [whole = '', decimals] = String(Math.round(kilowatts * 100) / 100).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u202F')
  return decimals === undefined ? grouped : `${grouped},${decimals}`
}
