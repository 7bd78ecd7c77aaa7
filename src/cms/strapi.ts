import * as v from 'valibot'
import { CmsError } from './http'

type StrapiRecord = Record<string, unknown>

const isRecord = (value: unknown): value is StrapiRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEnvelope = (record: StrapiRecord) =>
  'data' in record && Object.keys(record).every((key) => key === 'data' || key === 'meta')

/**
 * One shape for both backends: `{id, attributes: {…}}` becomes `{id, …}` and a relation's `{data: …}` becomes what it
 * holds, at every depth. A flat answer comes out as it went in.
 */
export const flatten = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(flatten)
  if (!isRecord(value)) return value
  if (isEnvelope(value)) return flatten(value.data)
  const { attributes, ...own } = value
  const fields = isRecord(attributes) ? { ...own, ...attributes } : value
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, flatten(field)]))
}

const count = v.fallback(
  v.pipe(v.union([v.number(), v.string()]), v.toNumber(), v.integer(), v.minValue(0)),
  0,
)

const listSchema = v.object({
  data: v.array(v.unknown()),
  meta: v.optional(
    v.fallback(v.object({ pagination: v.optional(v.object({ pageCount: count, total: count })) }), {}),
  ),
})

export type StrapiList = {
  /** Entries in one flat shape; what is no object is left out. */
  entries: StrapiRecord[]
  /** 0 when the answer does not say. */
  pageCount: number
  /** 0 when the answer does not say. */
  total: number
}

/**
 * The answer to a list call, `{data: […], meta: {pagination}}`.
 * @throws CmsError `format` when `data` is no array.
 */
export const readList = (answer: unknown): StrapiList => {
  const list = v.safeParse(listSchema, answer)
  if (!list.success) throw new CmsError('format', 'la réponse du service est illisible')
  const { data, meta } = list.output
  return {
    entries: data.map(flatten).filter(isRecord),
    pageCount: meta?.pagination?.pageCount ?? 0,
    total: meta?.pagination?.total ?? 0,
  }
}

/** The answer to a call of one entry, `{data: {…}}`; null when it holds none. */
export const readEntry = (answer: unknown): StrapiRecord | null => {
  const entry = isRecord(answer) && 'data' in answer ? flatten(answer.data) : null
  return isRecord(entry) ? entry : null
}
