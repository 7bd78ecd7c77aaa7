import { delay, http, HttpResponse, type HttpResponseResolver } from 'msw'
import type {
  StrapiCollections,
  StrapiDocument,
  StrapiEntry,
  StrapiError,
  StrapiList,
} from '../../cms/strapi/wire/wire'
import { wrapEntry } from './wrapEntry'

export const notFound: StrapiError = {
  data: null,
  error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
}

/** ms; long enough to see a loading state. */
export const SLOW_MS = 1500

/** The id, if any. */
type Params = { 0?: string }

/** By their name in the query; a list with any other filter is empty. */
type Filters<Entry> = Readonly<Record<string, (entry: Entry, wanted: string) => boolean>>

/** Whether a field is a text with this part, without regard to case: Strapi's `$containsi`. */
export const includesText = (field: unknown, wanted: string) =>
  typeof field === 'string' && field.toLowerCase().includes(wanted.toLowerCase())

/** Flat as in Strapi 5, or wrapped in `attributes` as in Strapi 4. */
type Shape = 'flat' | 'wrapped'

type Options = { shape?: Shape }

const inShape = (entry: StrapiDocument, shape: Shape): object => (shape === 'flat' ? entry : wrapEntry(entry))

/** 25 items unless the request says otherwise, as in Strapi. */
const pageOf = (entries: readonly StrapiDocument[], query: URLSearchParams, shape: Shape) => {
  const page = Number(query.get('pagination[page]') ?? 1)
  const pageSize = Number(query.get('pagination[pageSize]') ?? 25)
  const total = entries.length
  const pagination = { page, pageSize, pageCount: Math.ceil(total / pageSize), total }
  const data = entries.slice((page - 1) * pageSize, page * pageSize).map((entry) => inShape(entry, shape))
  return HttpResponse.json({ data, meta: { pagination } } satisfies StrapiList<object>)
}

/** Strapi 5 finds it by its document id, Strapi 4 by its numeric id. */
const entryOf = (entries: readonly StrapiDocument[], wanted: string, shape: Shape) => {
  const key = shape === 'flat' ? 'documentId' : 'id'
  const entry = entries.find((candidate) => String(candidate[key]) === wanted)
  return entry
    ? HttpResponse.json({ data: inShape(entry, shape), meta: {} } satisfies StrapiEntry<object>)
    : HttpResponse.json(notFound, { status: 404 })
}

export const unavailable = () => new HttpResponse('Service Unavailable', { status: 503 })

const maintenancePage =
  '<!doctype html><html><head><title>Maintenance</title></head><body><h1>502</h1></body></html>'

/** @param seed used unless a handler has its own content; built per request, as most stories ask for none. */
export const strapiResource = <Path extends keyof StrapiCollections>(
  path: Path,
  seed: () => readonly StrapiCollections[Path][],
  filters: Filters<StrapiCollections[Path]> = {},
) => {
  type Entries = readonly StrapiCollections[Path][]
  const pathPattern = new RegExp(`/api/${path}(?:/([^/]+))?$`)
  const on = (resolver: HttpResponseResolver<Params>) => http.get<Params>(pathPattern, resolver)

  const respond =
    (build: () => Entries, { shape = 'flat' }: Options = {}): HttpResponseResolver<Params> =>
    ({ request, params: { 0: id } }) => {
      const entries = build()
      if (id !== undefined) return entryOf(entries, id, shape)
      const query = new URL(request.url).searchParams
      const requested = [...query].filter(([name]) => name.startsWith('filters'))
      const found = entries.filter((entry) =>
        requested.every(([name, wanted]) => filters[name]?.(entry, wanted)),
      )
      return pageOf(found, query, shape)
    }

  return {
    of: (entries: Entries, options?: Options) => on(respond(() => entries, options)),
    /** 503 for this page of a list only. */
    pageDown: (page: number, build: () => Entries) =>
      on((info) => {
        const requested = new URL(info.request.url).searchParams.get('pagination[page]')
        return requested === String(page) ? unavailable() : respond(build)(info)
      }),
    behaviours: {
      ok: on(respond(seed)),
      wrapped: on(respond(seed, { shape: 'wrapped' })),
      empty: on(respond(() => [])),
      down: on(unavailable),
      unreachable: on(() => HttpResponse.error()),
      pending: on(async () => {
        await delay('infinite')
      }),
      /** A proxy's HTML page, sent with 200. */
      malformed: on(() => HttpResponse.html(maintenancePage)),
      /** JSON whose `data` is not an array. */
      invalid: on(() => HttpResponse.json({ data: { message: 'maintenance' }, meta: {} })),
    },
  }
}
