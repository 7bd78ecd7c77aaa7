const NUMBER = /^-?\d*(?:,\d*)?$/

export const toText = (value: number | string | null | undefined) => String(value ?? '').replace('.', ',')

/** As its label says: "Prix à partir de (€)". */
const UNIT = /\(([^()]+)\)$/

/** @param label of the field: its unit is dropped when it is typed or pasted too, also as “KW”. */
export const toTyped = (text: string, label = ''): string | null => {
  const [, unit = ''] = UNIT.exec(label) ?? []
  const trimmed = text.trim()
  const isWithUnit = unit && trimmed.toLowerCase().endsWith(unit.toLowerCase())
  const number = isWithUnit ? trimmed.slice(0, -unit.length) : trimmed
  const typed = number.replace(/\s/g, '').replace('.', ',')
  return NUMBER.test(typed) ? typed : null
}

export const toNumber = (typed: string): number | null =>
  /\d/.test(typed) ? Number(typed.replace(',', '.')) : null
