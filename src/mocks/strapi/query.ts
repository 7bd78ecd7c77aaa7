import { InvalidKey, isField, relatedSchema, type CollectionSchema } from './schema'

/** `a[b][0]=c` as `{a: {b: {0: 'c'}}}`. */
export type QueryTree = { [key: string]: string | QueryTree }

export type QueryNode = string | QueryTree | undefined

const keysOf = (name: string) => name.split('[').map((key) => key.replace(/\]$/, ''))

const put = (tree: QueryTree, [key = '', ...rest]: string[], value: string) => {
  if (rest.length === 0) {
    tree[key] = value
    return
  }
  const branch = tree[key]
  const next: QueryTree = typeof branch === 'object' ? branch : {}
  tree[key] = next
  put(next, rest, value)
}

/** Parses the nested parameters of a query string. */
export const parseQuery = (search: URLSearchParams): QueryTree => {
  const tree: QueryTree = {}
  for (const [name, value] of search) put(tree, keysOf(name), value)
  return tree
}

const textsOf = (node: QueryNode): string[] => {
  if (node === undefined) return []
  const texts = typeof node === 'string' ? [node] : Object.values(node).flatMap(textsOf)
  return texts.flatMap((item) => item.split(',')).filter(Boolean)
}

/** The relations to populate. @throws InvalidKey for an unknown relation. */
export const readPopulate = (node: QueryNode, schema: CollectionSchema): string[] => {
  const isNamedByKey = typeof node === 'object' && Object.keys(node).some((key) => !/^\d+$/.test(key))
  const names = isNamedByKey ? Object.keys(node) : textsOf(node)
  const known = Object.keys(schema.relations)
  if (names.includes('*')) return known
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new InvalidKey(unknown, 'populate')
  return names
}

/** A field, or a relation and one of its target's fields. */
export type SortRule = { keys: readonly string[]; isDescending: boolean }

/** `sort=id:asc,image.updatedAt:desc` or `sort[0]=…`. @throws InvalidKey for an unknown field. */
export const readSort = (node: QueryNode, schema: CollectionSchema): SortRule[] =>
  textsOf(node).map((rule) => {
    const [path = '', direction = 'asc'] = rule.split(':')
    const keys = path.split('.')
    const [key = '', nested] = keys
    const target = nested === undefined ? schema : relatedSchema(schema, key)
    if (keys.length > 2 || !target || !isField(target, nested ?? key)) throw new InvalidKey(key, 'sort')
    return { keys, isDescending: direction.toLowerCase() === 'desc' }
  })

const DEFAULT_PAGE_SIZE = 25
const MAX_PAGE_SIZE = 100

const atLeastOne = (node: QueryNode, fallback: number) => {
  const value = typeof node === 'string' ? Number.parseInt(node, 10) : Number.NaN
  return Number.isNaN(value) ? fallback : Math.max(1, value)
}

/** Page and page size, limited to the backend's maximum. */
export const readPagination = (node: QueryNode): { page: number; pageSize: number } => {
  const requested = typeof node === 'object' ? node : {}
  return {
    page: atLeastOne(requested.page, 1),
    pageSize: Math.min(atLeastOne(requested.pageSize, DEFAULT_PAGE_SIZE), MAX_PAGE_SIZE),
  }
}
