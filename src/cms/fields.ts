import * as v from 'valibot'

/**
 * Readers of single fields. The backend is content typed by people: null, a number for a text and a text for a
 * number are all met, so a reader never throws; it gives the field's value or its absence.
 */

export const text = v.fallback(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => String(value).trim()),
  ),
  '',
)

/** The end of an address; dots alone would lead out of its folder. */
export const slugText = v.pipe(
  text,
  v.transform((value) => (/^\.+$/.test(value) ? '' : value)),
)

export const optionalText = v.fallback(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => String(value).trim() || null),
  ),
  null,
)

/** Length in px. */
export const pixels = v.fallback(
  v.nullable(v.pipe(v.union([v.number(), v.string()]), v.toNumber(), v.minValue(1))),
  null,
)

/** ISO 8601 date or date and time; null when it is none. */
export const isoDate = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      // Browsers read dates into many other texts, each its own way.
      v.check((value) => /^\d{4}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value))),
    ),
  ),
  null,
)

type Fields = Readonly<Record<string, unknown>>

const isAbsent = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The first of the named fields that holds something. */
export const firstOf = (fields: Fields, ...names: string[]): unknown =>
  names.map((name) => fields[name]).find((value) => !isAbsent(value))

const label = v.union([
  v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  v.pipe(
    v.object({ name: v.string() }),
    v.transform(({ name }) => name),
  ),
  v.pipe(
    v.object({ title: v.string() }),
    v.transform(({ title }) => title),
  ),
])

/** A list of texts, or of `{name}` or `{title}`, or one such item; what is none of these is left out. */
export const readLabels = (value: unknown): string[] => {
  const items = Array.isArray(value) ? value : [value]
  return items
    .map((item) => v.safeParse(label, item))
    .flatMap((read) => (read.success ? [read.output.trim()] : []))
    .filter(Boolean)
}
