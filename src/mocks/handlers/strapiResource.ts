import { delay, http, HttpResponse, type HttpResponseResolver } from 'msw'
import type { StrapiCollections } from '../../cms/strapi/wire'
import { answerEntry, answerList, type MockAnswer } from '../strapi/answer'
import type { CollectionSchema, AnswerShape } from '../strapi/schema'

/** Long enough for a loading state to be seen, ms. */
export const SLOW_MS = 1500

/** The group of the address below: the id, when there is one. */
type Params = { 0?: string }

type Options = {
  /** The shape of answers to requests without the header `Strapi-Response-Format`. */
  shape?: AnswerShape
  schema?: CollectionSchema
}

const respond = ({ status, body }: MockAnswer) => HttpResponse.json(body, { status })

const maintenancePage =
  '<!doctype html><html><head><title>Maintenance</title></head><body><h1>502</h1></body></html>'

/**
 * The handlers of one content type, its list and its single entries, on any host.
 * @param seed the entries of the behaviours that do not bring their own.
 */
export const strapiResource = <Path extends keyof StrapiCollections>(
  path: Path,
  typeSchema: CollectionSchema,
  seed: () => readonly StrapiCollections[Path][],
) => {
  type Entries = readonly StrapiCollections[Path][]
  const address = new RegExp(`/api/${path}(?:/([^/]+))?$`)
  const on = (resolver: HttpResponseResolver<Params>) => http.get<Params>(address, resolver)

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

  /** A backend with just these entries. */
  const of = (entries: Entries, options?: Options) =>
    on(({ request, params }) => answer(entries, request, params[0], options))

  const stored = seed()

  return {
    of,
    /** Answers 503 to a request for this page of a list, as usual to others. */
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
      /** No answer at all: the network is cut. */
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
      /** JSON whose `data` is no array. */
      invalid: on(() => HttpResponse.json({ data: { message: 'maintenance' }, meta: {} })),
    },
  }
}
