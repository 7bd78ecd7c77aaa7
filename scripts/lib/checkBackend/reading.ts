import type { Fields } from '../../../src/cms/isFields.ts'
import type { TypePath } from './fieldTable.ts'

/** One page of a list, as the site requested it and as it came. */
export type Page = {
  page: number
  /** How many entries were requested. */
  requested: number
  received: number
  /** Of `meta.pagination`; null when it is missing. */
  pageCount: number | null
  total: number | null
}

/** What came of reading one type as the site does. */
export type TypeReading = {
  path: TypePath
  /** URL of the API, ending in `/api`. */
  base: string
  /** Status of the last response; null without one. */
  status: number | null
  /** Why the site could not read it; null when it could. An optional type that is missing is no failure. */
  failure: 'unreachable' | 'refused' | 'unreadable' | null
  isWrapped: boolean
  /** As received, but flat. */
  entries: Fields[]
  /** The names of fields that an entry has but the site cannot read, with an example; by index of the entry. */
  unreadable: { field: string; example: string }[]
  /** Addresses that several entries share, with their number. */
  sharedSlugs: [slug: string, count: number][]
  /** None for a single type. */
  pages: Page[]
  /** The header `Access-Control-Allow-Origin`; null without one. */
  allowedOrigin: string | null
  /** Whether a second page of one entry is another entry; null when that was not tried. */
  isPaged: boolean | null
  /** Status of the request for one entry by its id; null when that was not tried. */
  oneEntryStatus: number | null
  /** How many drafts everybody gets with this parameter. */
  drafts: { parameter: string; count: number }[]
}

/** One picture of a host. */
export type MediaReading = { host: string; count: number; example: string; status: number | null }

export type Reading = {
  /** Of the public site, such as `https://www.example.fr`. */
  siteOrigin: string
  types: TypeReading[]
  media: MediaReading[]
  /** Status of a list with a parameter that Strapi 5 does not know; null when that was not tried. */
  unknownParameterStatus: number | null
  /** What the backend of the articles answers to the request that browsers send before theirs. */
  preflight: { status: number | null; allowedOrigin: string | null; allowedHeaders: string }
}
