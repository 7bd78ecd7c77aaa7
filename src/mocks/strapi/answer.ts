import { checkFilters, matches } from './filters'
import { parseQuery, readPagination, readPopulate, readSort, type SortRule } from './query'
import { type Fields, InvalidKey, type StoredEntry, type StrapiSchema, type StrapiShape } from './schema'
import { present } from './shape'

export type StrapiAnswer = { status: number; body: Fields }

const failure = (status: number, name: string, message: string, details: Fields): StrapiAnswer => ({
  status,
  body: { data: null, error: { status, name, message, details } },
})

/** The body of a call for an entry that is not there. */
export const notFound = (): StrapiAnswer => failure(404, 'NotFoundError', 'Not Found', {})

const refusingInvalidKeys = (answer: () => StrapiAnswer): StrapiAnswer => {
  try {
    return answer()
  } catch (error) {
    if (!(error instanceof InvalidKey)) throw error
    const { key, parameter } = error
    return failure(400, 'ValidationError', error.message, {
      key,
      path: null,
      source: 'query',
      param: parameter,
    })
  }
}

/** An entry's field by a name that comes from the query. */
const fieldOf = (entry: Fields, key: string) => entry[key]

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const compare = (a: unknown, b: unknown): number => {
  if (a === b) return 0
  if (a === null || a === undefined) return -1
  if (b === null || b === undefined) return 1
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return asText(a) < asText(b) ? -1 : 1
}

const sorted = <Entry extends StoredEntry>(entries: readonly Entry[], rules: SortRule[]): readonly Entry[] =>
  entries.toSorted((a, b) => {
    for (const { key, isDescending } of rules) {
      const order = compare(fieldOf(a, key), fieldOf(b, key))
      if (order !== 0) return isDescending ? -order : order
    }
    return 0
  })

/**
 * What Strapi answers to a list call: filters, sort, paging (25 by default, 100 at most) and populate are obeyed;
 * any other parameter is ignored, `publicationState` among them.
 */
export const answerList = (
  entries: readonly StoredEntry[],
  schema: StrapiSchema,
  url: URL,
  shape: StrapiShape = 'flat',
): StrapiAnswer =>
  refusingInvalidKeys(() => {
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

/** What Strapi answers to a call of one entry: by document id when flat (5), by numeric id when wrapped (4). */
export const answerEntry = (
  entries: readonly StoredEntry[],
  schema: StrapiSchema,
  id: string,
  url: URL,
  shape: StrapiShape = 'flat',
): StrapiAnswer =>
  refusingInvalidKeys(() => {
    const populated = readPopulate(parseQuery(url.searchParams).populate, schema)
    const key = shape === 'flat' ? 'documentId' : 'id'
    const entry = entries.find((candidate) => String(candidate[key]) === id)
    return entry
      ? { status: 200, body: { data: present(entry, populated, schema, shape), meta: {} } }
      : notFound()
  })
