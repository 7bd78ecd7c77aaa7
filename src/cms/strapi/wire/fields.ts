import * as v from 'valibot'
import { withFrenchSpaces } from '../../../values/frenchSpaces'
import { isSegment } from '../../../site/isSegment'
import { withoutHtml } from './withoutHtml'

// People type the content: null, numbers as texts and texts as numbers all occur. A schema never throws.

const typed = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
)

export const text = v.fallback(typed, '')

export const prose = v.pipe(text, v.transform(withFrenchSpaces))

/** For a field that is plain text here, and rich text in some backends. */
export const plainProse = v.pipe(text, v.transform(withoutHtml), v.transform(withFrenchSpaces))

/** Empty when it could not be a segment of an address. */
export const slugText = v.pipe(
  text,
  v.transform((value) => (isSegment(value) ? value : '')),
)

export const optionalText = v.fallback(
  v.pipe(
    typed,
    v.transform((value) => value || null),
  ),
  null,
)

/** People leave out the scheme. */
export const webAddress = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((address) => address.replace(/^www\./i, 'https://$&')),
      v.url(),
      v.regex(/^https?:/i),
    ),
  ),
  null,
)

export const pixels = v.fallback(
  v.nullable(v.pipe(v.union([v.number(), v.string()]), v.toNumber(), v.finite(), v.minValue(1))),
  null,
)

const DATE =
  /^(?<year>\d{4})-(?<month>\d{2})(?:-(?<day>\d{2}))?(?<time>[T ][\d:.]+)?(?<zone>Z|[+-]\d{2}:?\d{2})?$/

/** `Date` turns 31 February into 3 March. */
const isDayOfMonth = ({ year, month, day = '1' }: Record<string, string | undefined>) =>
  Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()

/** ISO 8601, in UTC if it has no time zone; null when invalid. */
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

/** "2026-08-15"; undefined when invalid. */
export const isoDay = v.pipe(
  isoDate,
  v.transform((date) => /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0]),
)

const isAbsent = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

export const readField = <Name extends string>(
  entry: { readonly [Each in NoInfer<Name>]?: unknown },
  names: readonly Name[],
): unknown => names.map((name) => entry[name]).find((value) => !isAbsent(value))

const EXCERPT_LENGTH = 80

export const excerpt = (value: unknown): string => JSON.stringify(value).slice(0, EXCERPT_LENGTH)

type Named = { readonly [Name in 'title' | 'name' | 'documentId' | 'id']?: unknown }

export const nameOf = (entry: Named): string =>
  excerpt(readField(entry, ['title', 'name', 'documentId', 'id']) ?? null)

/** @param read returns null or an empty list for what it cannot read, which is logged. */
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

/** The items of a list of the backend; those that the owner entered twice are there once. */
export const readItems = <Item>(value: unknown, read: (item: unknown) => readonly Item[]): Item[] => {
  const items = Array.isArray(value) ? value.flatMap(read) : []
  const texts = items.map((item) => JSON.stringify(item))
  return items.filter((_, index) => texts.indexOf(texts[index] ?? '') === index)
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

/** Strings, `{name}` or `{title}`; anything else is omitted. */
export const readLabels = (value: unknown): string[] => {
  const items = Array.isArray(value) ? value : [value]
  return items.map((item) => v.parse(v.fallback(label, ''), item)).filter(Boolean)
}
