/** What a content type of the imitated backend has; a filter, a sort or a populate on anything else is refused. */
export type StrapiSchema = {
  /** Fields of the type itself, beside those every entry has. */
  attributes: readonly string[]
  /** Relation and media fields, each with the fields of what it points to. */
  relations: Readonly<Record<string, readonly string[]>>
}

/** Flat, as Strapi 5 answers, or wrapped in `attributes`, as Strapi 4 does. */
export type StrapiShape = 'flat' | 'wrapped'

/** An entry as it is stored: every relation and media present, flat. */
export type StoredEntry = Readonly<{ id: number; documentId: string }>

export type Fields = Readonly<Record<string, unknown>>

const common = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt'])

export const isField = (schema: StrapiSchema, key: string) =>
  common.has(key) || schema.attributes.includes(key)

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The schema of what a relation points to, so that a filter can go through it; null when the field is no relation. */
export const relatedSchema = (schema: StrapiSchema, key: string): StrapiSchema | null => {
  const attributes = Object.hasOwn(schema.relations, key) ? schema.relations[key] : undefined
  return attributes ? { attributes, relations: {} } : null
}

/** A question the backend refuses; it is answered 400. */
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
