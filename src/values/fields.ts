export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The item of a field that is a list in some backends. */
export const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

/** Those of an object; none of anything else. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})
