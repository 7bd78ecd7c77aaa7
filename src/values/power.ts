const fromText = (text: string) => {
  const digits = text
    .replace(',', '.')
    // The dot of an abbreviation, as in "env. 7", is no decimal point; the one in "8 . 5" is.
    .replace(/(\d\s?)?\.(?!\d)/g, (dot, digit?: string) => (digit === undefined ? '' : dot))
    .replace(/[^\d.-]/g, '')
  return digits === '' ? Number.NaN : Number(digits)
}

/** kW, without other characters (specification, 5); beyond the safe integers it has no digits to show. */
export const parsePower = (value: unknown): number | null => {
  const power = typeof value === 'number' ? value : typeof value === 'string' ? fromText(value) : Number.NaN
  return power >= 0 && power <= Number.MAX_SAFE_INTEGER ? power : null
}

const numberPattern = /\d+(?:\s\d{3})*(?:\s?[.,]\s?\d+)?/g

/** kW; null for several numbers, as in "4 à 9 kW", whose digits would be joined. */
export const readPower = (value: unknown): number | null =>
  typeof value === 'string' && Array.from(value.matchAll(numberPattern)).length > 1 ? null : parsePower(value)

/** From kW: 8.5 gives "8,5". `Intl.NumberFormat` would block a slow phone for 100 ms at its first use. */
export const formatPower = (kilowatts: number): string => {
  const [whole = '', decimals] = String(Math.round(kilowatts * 100) / 100).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u202F')
  return decimals === undefined ? grouped : `${grouped},${decimals}`
}
