import type { StrapiDocument, StrapiEntry, StrapiError, StrapiList } from '../../cms/strapi/wire/wire'
import { isFields, type Fields } from '../../cms/strapi/wire/isFields'
import { checkFilters, matches } from './filters'
import { parseQuery, readPagination, readPopulate, readSort, type SortRule } from './query'
import { InvalidKey, type CollectionSchema, type AnswerShape } from './schema'
import { present } from './shape'

export type MockAnswer = { status: number; body: StrapiList<Fields> | StrapiEntry<Fields> | StrapiError }

const failure = (error: StrapiError['error']): MockAnswer => ({
  status: error.status,
  body: { data: null, error },
})

const notFound = failure({ status: 404, name: 'NotFoundError', message: 'Not Found', details: {} })

const withInvalidKeyErrors = (answer: () => MockAnswer): MockAnswer => {
  try {
    return answer()
  } catch (error) {
    if (!(error instanceof InvalidKey)) throw error
    const { key, parameter } = error
    const details = { key, path: null, source: 'query', param: parameter }
    return failure({ status: 400, name: 'ValidationError', message: error.message, details })
  }
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const compare = (a: unknown, b: unknown): number => {
  if (a === b) return 0
  if (a === null || a === undefined) return -1
  if (b === null || b === undefined) return 1
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return asText(a) < asText(b) ? -1 : 1
}

const valueAt = (entry: unknown, keys: readonly string[]) =>
  keys.reduce((value, key) => (isFields(value) ? value[key] : undefined), entry)

const sorted = (entries: readonly StrapiDocument[], rules: SortRule[]) =>
  entries.toSorted((a: Fields, b: Fields) => {
    for (const { keys, isDescending } of rules) {
      const order = compare(valueAt(a, keys), valueAt(b, keys))
      if (order !== 0) return isDescending ? -order : order
    }
    return 0
  })

/**
 * Strapi's response to a request for a list. Filters, sort, paging (25 by default, 100 at most) and populate are
 * applied; other parameters, such as `publicationState`, are ignored.
 */
export const answerList = (
  entries: readonly StrapiDocument[],
  schema: CollectionSchema,
  url: URL,
  shape: AnswerShape = 'flat',
): MockAnswer =>
  withInvalidKeyErrors(() => {
    const query = parseQuery(url.searchParams)
    const filters = typeof query.filters === 'object' ? query.filters : {}
    checkFilters(filters, schema)
    const populated = readPopulate(query.populate, schema)
    const found = sorted(
      entries.filter((entry) => matches(entry, filters, schema)),
      readSort(query.sort, schema),
    )
    const { page, pageSize } = readPagination(query.pagination)
    const shown = found.slice((page - 1) * pageSize, page * pageSize)
    return {
      status: 200,
      body: {
        data: shown.map((entry) => present(entry, populated, schema, shape)),
        meta: {
          pagination: { page, pageSize, pageCount: Math.ceil(found.length / pageSize), total: found.length },
        },
      },
    }
  })

/**
 * Strapi's response to a request for one entry: by document id when flat (Strapi 5), by numeric id when wrapped (4).
 */
export const answerEntry = (
  entries: readonly StrapiDocument[],
  schema: CollectionSchema,
  id: string,
  url: URL,
  shape: AnswerShape = 'flat',
): MockAnswer =>
  withInvalidKeyErrors(() => {
    const populated = readPopulate(parseQuery(url.searchParams).populate, schema)
    const key = shape === 'flat' ? 'documentId' : 'id'
    const entry = entries.find((candidate) => String(candidate[key]) === id)
    return entry
      ? { status: 200, body: { data: present(entry, populated, schema, shape), meta: {} } }
      : notFound
  })
