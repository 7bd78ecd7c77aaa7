import { delay, http, HttpResponse, type HttpResponseResolver } from 'msw'
import type { StrapiCollections } from '../../cms/strapi/wire/wire'
import { answerEntry, answerList, type MockAnswer } from '../strapi/answer'
import type { CollectionSchema, AnswerShape } from '../strapi/schema'

/** Long enough to see a loading state, ms. */
export const SLOW_MS = 1500

/** The capture group of the path below: the id, if any. */
type Params = { 0?: string }

type Options = {
  /** The shape of responses to requests without the header `Strapi-Response-Format`. */
  shape?: AnswerShape
  schema?: CollectionSchema
}

const respond = ({ status, body }: MockAnswer) => HttpResponse.json(body, { status })

const maintenancePage =
  '<!doctype html><html><head><title>Maintenance</title></head><body><h1>502</h1></body></html>'

/**
 * Creates the handlers for one content type, for its list and single entries, on any host.
 * @param seed the entries used unless a handler has its own.
 */
export const strapiResource = <Path extends keyof StrapiCollections>(
  path: Path,
  typeSchema: CollectionSchema,
  seed: () => readonly StrapiCollections[Path][],
) => {
  type Entries = readonly StrapiCollections[Path][]
  const pathPattern = new RegExp(`/api/${path}(?:/([^/]+))?$`)
  const on = (resolver: HttpResponseResolver<Params>) => http.get<Params>(pathPattern, resolver)

  const answer = (
    entries: Entries,
    request: Request,
    id: string | undefined,
    { shape = 'flat', schema = typeSchema }: Options = {},
  ) => {
    const url = new URL(request.url)
    const requested = request.headers.get('Strapi-Response-Format') === 'v4' ? 'wrapped' : shape
    return respond(
      id === undefined
        ? answerList(entries, schema, url, requested)
        : answerEntry(entries, schema, id, url, requested),
    )
  }

  /** Responds with these entries only. */
  const of = (entries: Entries, options?: Options) =>
    on(({ request, params }) => answer(entries, request, params[0], options))

  const stored = seed()

  return {
    of,
    /** Responds with 503 to requests for this page of a list only. */
    pageDown: (page: number, entries: Entries) =>
      on(({ request, params }) => {
        const requested = new URL(request.url).searchParams.get('pagination[page]')
        return requested === String(page)
          ? new HttpResponse('Service Unavailable', { status: 503 })
          : answer(entries, request, params[0])
      }),
    behaviours: {
      /** The content of the companion backend. */
      ok: of(stored),
      /** The same content as Strapi 4 sends it, wrapped in `attributes`. */
      wrapped: of(stored, { shape: 'wrapped' }),
      empty: of([]),
      down: on(() => new HttpResponse('Service Unavailable', { status: 503 })),
      /** Network error. */
      unreachable: on(() => HttpResponse.error()),
      slow: on(async ({ request, params }) => {
        await delay(SLOW_MS)
        return answer(stored, request, params[0])
      }),
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
