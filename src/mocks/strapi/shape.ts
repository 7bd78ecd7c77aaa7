import { isFields, type Fields } from '../../cms/strapi/wire/isFields'
import type { StrapiDocument } from '../../cms/strapi/wire/wire'
import type { CollectionSchema, AnswerShape } from './schema'

const wrapOne = (entry: Fields) => {
  const { id, documentId: _, ...attributes } = entry
  return { id, attributes }
}

const wrapRelation = (value: unknown) => {
  if (Array.isArray(value)) return { data: value.filter(isFields).map(wrapOne) }
  return { data: isFields(value) ? wrapOne(value) : null }
}

/** An entry as the backend sends it: with the populated relations only, in the requested shape. */
export const present = (
  entry: StrapiDocument,
  populated: readonly string[],
  schema: CollectionSchema,
  shape: AnswerShape,
): Fields => {
  const isRelation = (key: string) => Object.hasOwn(schema.relations, key)
  const visible = Object.entries(entry).filter(([key]) => !isRelation(key) || populated.includes(key))
  if (shape === 'flat') return Object.fromEntries(visible)
  return wrapOne(
    Object.fromEntries(visible.map(([key, value]) => [key, isRelation(key) ? wrapRelation(value) : value])),
  )
}
