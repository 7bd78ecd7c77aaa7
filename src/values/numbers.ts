const fromText = (text: string) => {
  const digits = text
    .replace(',', '.')
    // The dot of an abbreviation, as in "env. 7", is no decimal point; the one in "8 . 5" is.
    .replace(/(\d\s?)?\.(?!\d)/g, (dot, digit?: string) => (digit === undefined ? '' : dot))
    .replace(/[^\d.-]/g, '')
  return digits === '' ? Number.NaN : Number(digits)
}

/** Zero or more, without other characters (specification, 5); beyond the safe integers it has no digits to show. */
export const parseNumber = (value: unknown): number | null => {
  const number = typeof value === 'number' ? value : typeof value === 'string' ? fromText(value) : Number.NaN
  return number >= 0 && number <= Number.MAX_SAFE_INTEGER ? number : null
}

const numberPattern = /\d+(?:\s\d{3})*(?:\s?[.,]\s?\d+)?/g

/** As `parseNumber`; null for several numbers, as in "4 à 9 kW", whose digits would be joined. */
export const readNumber = (value: unknown): number | null =>
  typeof value === 'string' && (value.match(numberPattern)?.length ?? 0) > 1 ? null : parseNumber(value)

/** At most two decimals: 8.5 gives "8,5". `Intl.NumberFormat` would block a slow phone for 100 ms at its first use. */
export const formatNumber = (value: number): string => {
  const [whole = '', decimals] = String(Math.round(value * 100) / 100).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u202F')
  return decimals === undefined ? grouped : `${grouped},${decimals}`
}
