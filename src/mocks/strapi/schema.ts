/** The fields of a content type of the mocked backend; a filter, sort or populate on any other is refused. */
export type CollectionSchema<Name extends string = string> = {
  /** Fields of the type itself, without those that every entry has. */
  attributes: readonly Name[]
  /** Relation and media fields, each with the fields of what it points to. */
  relations: { readonly [Relation in Name]?: readonly string[] }
}

/** Flat, as Strapi 5 answers, or wrapped in `attributes`, as Strapi 4 does. */
export type AnswerShape = 'flat' | 'wrapped'

const common = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt'])

export const isField = (schema: CollectionSchema, key: string) =>
  common.has(key) || schema.attributes.includes(key)

/** The schema of what a relation points to, so that a filter can go through it; null when the field is no relation. */
export const relatedSchema = (schema: CollectionSchema, key: string): CollectionSchema | null => {
  const attributes = Object.hasOwn(schema.relations, key) ? schema.relations[key] : undefined
  return attributes ? { attributes, relations: {} } : null
}

/** A query that the backend refuses with 400. */
export class InvalidKey extends Error {
  override name = 'InvalidKey'
  readonly key: string
  readonly parameter: string

  constructor(key: string, parameter: string) {
    super(`Invalid key ${key}`)
    this.key = key
    this.parameter = parameter
  }
}
