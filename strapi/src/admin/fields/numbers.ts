const NUMBER = /^-?\d*(?:,\d*)?$/

/** A number as it is typed and shown: with a comma, and no spaces, which would move while one types. */
export const toText = (value: number | null | undefined) => String(value ?? '').replace('.', ',')

/** What a field holds after typing; null when it can be no number. */
export const toTyped = (text: string): string | null => {
  const typed = text.replace(/\s/g, '').replace('.', ',')
  return NUMBER.test(typed) ? typed : null
}

/** null while there is no digit. */
export const toNumber = (typed: string): number | null =>
  /\d/.test(typed) ? Number(typed.replace(',', '.')) : null
