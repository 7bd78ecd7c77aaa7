import * as v from 'valibot'
import { backendTexts } from '../../../site/texts/backend'
import { isFields, type Fields } from '../../../values/fields'
import { CmsError } from '../../CmsError'
import { excerpt } from '../wire/fields'
import type { StrapiDocument, StrapiPagination, Unchecked } from '../wire/wire'

const isEnvelope = (value: Fields) =>
  'data' in value && Object.keys(value).every((key) => key === 'data' || key === 'meta')

/** Half of a sign, as left by a text cut in two: no address can hold it. */
const LONE_SURROGATES = /\p{Surrogate}/gu
const REPLACEMENT = '\uFFFD'
/** No word has five accents on one letter; hundreds are drawn over the lines above and below. */
const PILED_ACCENTS = /(\p{M}{4})\p{M}+/gu

/** A response of Strapi 4 (`{id, attributes}`, `{data}`) in the flat shape of Strapi 5, at every depth. */
export const flatten = (value: unknown): unknown => {
  if (typeof value === 'string')
    return value.replace(LONE_SURROGATES, REPLACEMENT).replace(PILED_ACCENTS, '$1')
  if (Array.isArray(value)) return value.map(flatten)
  if (!isFields(value)) return value
  if (isEnvelope(value)) return flatten(value.data)
  const { attributes, ...own } = value
  const fields = isFields(attributes) ? { ...own, ...attributes } : value
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, flatten(field)]))
}

const count = v.fallback(
  v.pipe(v.union([v.number(), v.string()]), v.toNumber(), v.integer(), v.minValue(0)),
  0,
)

const pagination = { pageCount: count, total: count } satisfies { [Name in keyof StrapiPagination]?: unknown }

const listSchema = v.object({
  data: v.array(v.unknown()),
  meta: v.fallback(v.object({ pagination: v.object(pagination) }), {
    pagination: { pageCount: 0, total: 0 },
  }),
})

export type EntryPage<Entry extends StrapiDocument> = {
  entries: Unchecked<Entry>[]
  pageCount: number
  total: number
}

const isEntry = <Entry extends StrapiDocument>(value: unknown): value is Unchecked<Entry> => isFields(value)

const readItem = <Entry extends StrapiDocument>(
  item: unknown,
  index: number,
  list: string,
): Unchecked<Entry>[] => {
  const name = `Entry ${index + 1} of ${list}`
  try {
    const entry = flatten(item)
    if (isEntry<Entry>(entry)) return [entry]
    console.warn(`${name} is left out: it is ${excerpt(entry)}.`)
  } catch (error) {
    console.error(`${name} cannot be read.`, error)
  }
  return []
}

/** @throws CmsError `format` when `data` is not an array. */
export const readList = <Entry extends StrapiDocument>(
  answer: unknown,
  name = 'a list',
): EntryPage<Entry> => {
  const list = v.safeParse(listSchema, answer)
  if (!list.success) throw new CmsError('format', backendTexts.unreadable)
  const { data, meta } = list.output
  return { entries: data.flatMap((item, index) => readItem<Entry>(item, index, name)), ...meta.pagination }
}

export const readEntry = <Entry extends StrapiDocument>(answer: unknown): Unchecked<Entry> | null => {
  const entry = isFields(answer) ? flatten(answer.data) : null
  return isEntry<Entry>(entry) ? entry : null
}
