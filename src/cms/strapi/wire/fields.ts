import * as v from 'valibot'
import { withFrenchSpaces } from '../../../values/frenchSpaces'

/**
 * Schemas of single fields. People type the content, so null, numbers as texts and texts as numbers all occur. A schema
 * never throws; it falls back to an empty value.
 */

const typed = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
)

export const text = v.fallback(typed, '')

/** A text to be read. */
export const prose = v.pipe(text, v.transform(withFrenchSpaces))

/** The last segment of a path. A text of dots only (`..`) would change the folder, so it counts as empty. */
export const slugText = v.pipe(
  text,
  v.transform((value) => (/^\.+$/.test(value) ? '' : value)),
)

export const optionalText = v.fallback(
  v.pipe(
    typed,
    v.transform((value) => value || null),
  ),
  null,
)

/** URL of another website, over http or https; null when it is not one. */
export const webAddress = v.fallback(
  v.nullable(v.pipe(v.string(), v.trim(), v.url(), v.regex(/^https?:/i))),
  null,
)

/** Length in px. */
export const pixels = v.fallback(
  v.nullable(v.pipe(v.union([v.number(), v.string()]), v.toNumber(), v.finite(), v.minValue(1))),
  null,
)

const DATE =
  /^(?<year>\d{4})-(?<month>\d{2})(?:-(?<day>\d{2}))?(?<time>[T ][\d:.]+)?(?<zone>Z|[+-]\d{2}:?\d{2})?$/

/** Whether the day exists; `Date` turns 31 February into 3 March. */
const isDayOfMonth = ({ year, month, day = '1' }: Record<string, string | undefined>) =>
  Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()

/** ISO 8601 date or date and time, in UTC if it has no time zone; null when invalid. */
export const isoDate = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((value) => {
        const parts = DATE.exec(value)?.groups
        if (!parts?.time) return value
        // Without a time zone the result would depend on the machine.
        return `${value.replace(' ', 'T')}${parts.zone ? '' : 'Z'}`
      }),
      // `Date.parse` accepts other formats too, and browsers differ in which.
      v.check((value) => {
        const parts = DATE.exec(value)?.groups
        return parts !== undefined && !Number.isNaN(Date.parse(value)) && isDayOfMonth(parts)
      }),
    ),
  ),
  null,
)

const isAbsent = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The value of a field, under the first of its names (`fieldNames.ts`) that is filled in; undefined when none is. */
export const readField = <Name extends string>(
  entry: { readonly [Each in NoInfer<Name>]?: unknown },
  names: readonly Name[],
): unknown => names.map((name) => entry[name]).find((value) => !isAbsent(value))

const EXCERPT_LENGTH = 80

/** A value that could not be read, for the log. */
export const excerpt = (value: unknown): string => JSON.stringify(value).slice(0, EXCERPT_LENGTH)

type Named = { readonly [Name in 'title' | 'name' | 'documentId' | 'id']?: unknown }

/** What a person knows an entry by, for the log. */
export const nameOf = (entry: Named): string =>
  excerpt(readField(entry, ['title', 'name', 'documentId', 'id']) ?? null)

/**
 * Reads a field, under the first of its names that is filled in.
 * @param read returns null or an empty list for what it cannot read, which is logged.
 */
export const readAs = <Name extends string, Read>(
  entry: Named & { readonly [Each in NoInfer<Name>]?: unknown },
  names: readonly Name[],
  read: (value: unknown) => Read,
): Read => {
  const name = names.find((each) => !isAbsent(entry[each]))
  const value = name && entry[name]
  const found = read(value)
  const isBlank = typeof value === 'string' && value.trim() === ''
  if (name && !isBlank && isAbsent(found))
    console.warn(`The ${name} of ${nameOf(entry)}, ${excerpt(value)}, is left out: it cannot be read.`)
  return found
}

const label = v.union([
  typed,
  v.pipe(
    v.object({ name: v.string() }),
    v.transform(({ name }) => name.trim()),
  ),
  v.pipe(
    v.object({ title: v.string() }),
    v.transform(({ title }) => title.trim()),
  ),
])

/** Reads the texts of a list or of a single item: strings, `{name}` or `{title}`. Anything else is omitted. */
export const readLabels = (value: unknown): string[] => {
  const items = Array.isArray(value) ? value : [value]
  return items.map((item) => v.parse(v.fallback(label, ''), item)).filter(Boolean)
}
