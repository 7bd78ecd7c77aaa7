import { delay, http, HttpResponse, type HttpResponseResolver } from 'msw'
import { answerEntry, answerList, type StrapiAnswer } from '../strapi/answer'
import type { StoredEntry, StrapiSchema, StrapiShape } from '../strapi/schema'

/** Long enough for a loading state to be seen, ms. */
export const SLOW_MS = 1500

/** The group of the address below: what follows the type's name, when something does. */
type Params = { 0?: string }

type Options = {
  /** What the backend answers when the call does not say, by `Strapi-Response-Format`. */
  shape?: StrapiShape
  schema?: StrapiSchema
}

const respond = ({ status, body }: StrapiAnswer) => HttpResponse.json(body, { status })

const maintenancePage =
  '<!doctype html><html><head><title>Maintenance</title></head><body><h1>502</h1></body></html>'

/**
 * The handlers of one content type, its list and its single entries, on any host.
 * @param seed the entries of the behaviours that do not bring their own.
 */
export const strapiResource = <Entry extends StoredEntry>(
  plural: string,
  typeSchema: StrapiSchema,
  seed: () => readonly Entry[],
) => {
  const address = new RegExp(`/api/${plural}(?:/([^/]+))?$`)
  const on = (resolver: HttpResponseResolver<Params>) => http.get<Params>(address, resolver)

  const answer = (
    entries: readonly Entry[],
    request: Request,
    id: string | undefined,
    { shape = 'flat', schema = typeSchema }: Options = {},
  ) => {
    const url = new URL(request.url)
    const asked = request.headers.get('Strapi-Response-Format') === 'v4' ? 'wrapped' : shape
    return respond(
      id === undefined
        ? answerList(entries, schema, url, asked)
        : answerEntry(entries, schema, id, url, asked),
    )
  }

  /** A backend that holds just these entries. */
  const of = (entries: readonly Entry[], options?: Options) =>
    on(({ request, params }) => answer(entries, request, params[0], options))

  const stored = seed()

  return {
    of,
    /** Answers this page of a list with 503, the others as they are. */
    pageDown: (page: number, entries: readonly Entry[]) =>
      on(({ request, params }) => {
        const asked = new URL(request.url).searchParams.get('pagination[page]')
        return asked === String(page)
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
