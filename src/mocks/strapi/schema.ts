/** The fields of a content type of the mocked backend; a filter, sort or populate on any other is refused. */
export type CollectionSchema<Name extends string = string> = {
  /** The type's own fields, without those that every entry has. */
  attributes: readonly Name[]
  /** Relation and media fields, each with the fields of its target. */
  relations: { readonly [Relation in Name]?: readonly string[] }
}

/** Flat as in Strapi 5, or wrapped in `attributes` as in Strapi 4. */
export type AnswerShape = 'flat' | 'wrapped'

const common = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt'])

export const isField = (schema: CollectionSchema, key: string) =>
  common.has(key) || schema.attributes.includes(key)

/** The schema of a relation's target, for nested filters; null when the field is not a relation. */
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
