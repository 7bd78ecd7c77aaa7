import { isFields, type Fields } from '../../cms/strapi/wire/isFields'
import type { QueryNode, QueryTree } from './query'
import { InvalidKey, isField, relatedSchema, type CollectionSchema } from './schema'

/** SQLite folds A to Z and leaves accented letters as they are. */
const foldAscii = (value: string) => value.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

const escapeRegExp = (value: string) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The backend searches with LIKE and does not escape its two wildcards. */
const likePattern = (value: string) =>
  new RegExp(escapeRegExp(value).replaceAll('%', '.*').replaceAll('_', '.'), 's')

type Operator = (field: string | number, value: string) => boolean

const isSame: Operator = (field, value) =>
  typeof field === 'number' ? field === Number(value) : field === value

const operators: Readonly<Record<string, Operator>> = {
  $eq: isSame,
  $ne: (field, value) => !isSame(field, value),
  $eqi: (field, value) => foldAscii(String(field)) === foldAscii(value),
  $contains: (field, value) => likePattern(value).test(String(field)),
  $containsi: (field, value) => likePattern(foldAscii(value)).test(foldAscii(String(field))),
  // An empty field is no text and no number: it matches nothing.
  $notNull: () => true,
}

const isGroup = (key: string) => key === '$or' || key === '$and'

const branches = (node: QueryNode): QueryTree[] =>
  typeof node === 'object' ? Object.values(node).filter((branch) => typeof branch === 'object') : []

/** @throws InvalidKey for the first unknown field or operator. */
export const checkFilters = (filters: QueryTree, schema: CollectionSchema): void => {
  for (const [key, node] of Object.entries(filters)) {
    if (isGroup(key)) {
      for (const branch of branches(node)) checkFilters(branch, schema)
      continue
    }
    if (Object.hasOwn(operators, key)) continue
    const target = relatedSchema(schema, key)
    if (!target && !isField(schema, key)) throw new InvalidKey(key, 'filters')
    if (typeof node === 'object') checkFilters(node, target ?? { attributes: [], relations: {} })
  }
}

const matchesField = (field: unknown, node: QueryNode): boolean => {
  if (typeof field !== 'string' && typeof field !== 'number') return false
  if (typeof node !== 'object') return isSame(field, node ?? '')
  return Object.entries(node).every(
    ([name, value]) => typeof value === 'string' && operators[name]?.(field, value) === true,
  )
}

const matchesRelated = (field: unknown, node: QueryNode, schema: CollectionSchema): boolean => {
  const related = Array.isArray(field) ? field : [field]
  return typeof node === 'object' && related.some((item) => isFields(item) && matches(item, node, schema))
}

/** Whether an entry matches every filter. A text operator on a relation itself matches nothing, as in Strapi. */
export const matches = (entry: Fields, filters: QueryTree, schema: CollectionSchema): boolean =>
  Object.entries(filters).every(([key, node]) => {
    if (key === '$or') return branches(node).some((branch) => matches(entry, branch, schema))
    if (key === '$and') return branches(node).every((branch) => matches(entry, branch, schema))
    const target = relatedSchema(schema, key)
    return target ? matchesRelated(entry[key], node, target) : matchesField(entry[key], node)
  })
