import type { MediaFormatName } from '../types'

/**
 * The spellings of each field of an entry, the preferred one first (specification, 3). The wire types below and the
 * normalisers (`to*`) are made from these tables: a new spelling is one more name here.
 */
export const productFields = {
  id: ['documentId', 'id'],
  slug: ['slug'],
  href: ['href'],
  title: ['title'],
  subtitle: ['subtitle'],
  description: ['description'],
  image: ['image', 'cover'],
  categories: ['categories', 'category'],
  type: ['type', 'Type', 'productType'],
  brand: ['brand', 'Brand', 'marque', 'Marque'],
  power: ['power_kw', 'powerKw', 'puissance', 'puissance_kw'],
  updatedAt: ['updatedAt'],
} as const

export const categoryFields = { id: ['documentId', 'id'], name: ['name'] } as const

export const articleFields = {
  id: ['documentId', 'id'],
  slug: ['slug'],
  title: ['title'],
  excerpt: ['excerpt'],
  content: ['content'],
  cover: ['cover', 'image'],
  date: ['date', 'publishedAt', 'updatedAt', 'createdAt'],
  updatedAt: ['updatedAt'],
  tags: ['tags'],
  source: ['source'],
  sourceId: ['sourceId'],
  sourceUrl: ['sourceUrl'],
} as const

export const serviceFields = {
  id: ['documentId', 'id'],
  sortId: ['id', 'documentId'],
  slug: ['slug'],
  title: ['title'],
  subtitle: ['subtitle'],
  date: ['date'],
  category: ['category', 'categories'],
  image: ['image', 'cover'],
  icon: ['icon'],
  content: ['content'],
  updatedAt: ['updatedAt'],
} as const

type FieldNames = Readonly<Record<string, readonly string[]>>

/** The fields that Strapi itself writes into every entry. */
export type StrapiDocument = {
  id: number
  documentId: string
  createdAt: string
  updatedAt: string
  publishedAt: string
}

/** An entry with the fields of a table, each optional and nullable; the value is a text unless `Values` differs. */
type EntryOf<Names extends FieldNames, Values extends { [Field in keyof Names]?: unknown } = object> = {
  [Field in keyof Names as Exclude<Names[Field][number], keyof StrapiDocument>]?:
    | (Field extends keyof Values ? Values[Field] : string)
    | null
} & StrapiDocument

/** A text, or a relation to something with a name or a title. */
type StrapiLabel = string | { name?: string | null; title?: string | null }
type StrapiLabels = StrapiLabel | StrapiLabel[]

/** A block of Strapi's rich text editor, or a text inside one. */
export type StrapiBlock = {
  type: string
  text?: string
  children?: StrapiBlock[]
  level?: number
  format?: string
  url?: string
  image?: StrapiMedia
} & { [Mark in 'bold' | 'italic' | 'underline' | 'strikethrough' | 'code']?: boolean }

/** HTML, or a list of paragraphs. */
export type StrapiContent = string | (string | StrapiBlock)[]

/** A stored file: width and height in px, size in kB, `url` relative to the backend's host. */
export type StrapiMediaFormat = {
  name: string
  hash: string
  ext: string
  mime: string
  url: string
  width: number | null
  height: number | null
  size: number
}

export type StrapiFormats = { [Name in MediaFormatName]?: StrapiMediaFormat }

export type StrapiMedia = StrapiDocument &
  StrapiMediaFormat & {
    alternativeText: string | null
    caption: string | null
    formats: StrapiFormats | null
    provider: string
  }

export type StrapiCategory = EntryOf<typeof categoryFields>

/** The power is in kW; people also type "8,5". */
export type StrapiProduct = EntryOf<
  typeof productFields,
  { description: StrapiContent; image: StrapiMedia; categories: StrapiLabels; power: number | string }
>

export type StrapiArticle = EntryOf<
  typeof articleFields,
  { content: StrapiContent; cover: StrapiMedia; tags: StrapiLabels }
>

/** An entry of the collection `blog-posts`. */
export type StrapiService = EntryOf<
  typeof serviceFields,
  { category: StrapiLabels; image: StrapiMedia; content: StrapiContent }
>

/** The entries of each collection, by its name in addresses. */
export type StrapiCollections = {
  products: StrapiProduct
  categories: StrapiCategory
  articles: StrapiArticle
  'blog-posts': StrapiService
}

export type StrapiPagination = { page: number; pageSize: number; pageCount: number; total: number }

/** The answer to a request for a list. */
export type StrapiList<Entry> = { data: Entry[]; meta: { pagination: StrapiPagination } }

/** The answer to a request for one entry. */
export type StrapiEntry<Entry> = { data: Entry; meta: object }

/** The answer to a request that Strapi refuses. */
export type StrapiError = {
  data: null
  error: { status: number; name: string; message: string; details: object }
}

/**
 * An object as it arrives: named as in the wire type, its values not checked yet. Every object is one, so reading an
 * answer needs no type assertion; a schema then gives each field that is used its type.
 */
export type Unchecked<Wire> = { readonly [Name in keyof Wire]?: unknown }
