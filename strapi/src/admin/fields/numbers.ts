const NUMBER = /^-?\d*(?:,\d*)?$/

export const toText = (value: number | string | null | undefined) => String(value ?? '').replace('.', ',')

export const toTyped = (text: string): string | null => {
  const typed = text.replace(/\s/g, '').replace('.', ',')
  return NUMBER.test(typed) ? typed : null
}

export const toNumber = (typed: string): number | null =>
  /\d/.test(typed) ? Number(typed.replace(',', '.')) : null
