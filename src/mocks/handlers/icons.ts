import { delay, http, HttpResponse, type HttpResponseResolver } from 'msw'

type Params = { file: string }

const bodies: Readonly<Record<string, string>> = {
  fire: '<path fill="currentColor" d="M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 4 4 1-3 1-6 0-9"/>',
  tools: '<path fill="currentColor" d="M3 5l2-2 6 6-2 2zm8 8 2-2 8 8-2 2z"/>',
  snowflake: '<path stroke="currentColor" stroke-width="2" d="M12 2v20M3 7l18 10M21 7 3 17"/>',
}

const on = (resolver: HttpResponseResolver<Params>) =>
  http.get<Params>('https://api.iconify.design/:file', resolver)

const setOf = (file: string) => file.replace(/\.json$/, '')

/** Every set has the same three icons. */
export const iconsHandlers = {
  ok: on(({ params, request }) => {
    const requested = (new URL(request.url).searchParams.get('icons') ?? '').split(',').filter(Boolean)
    const known = requested.filter((name) => Object.hasOwn(bodies, name))
    const unknown = requested.filter((name) => !Object.hasOwn(bodies, name))
    return HttpResponse.json({
      prefix: setOf(params.file),
      icons: Object.fromEntries(known.map((name) => [name, { body: bodies[name] }])),
      ...(unknown.length > 0 && { not_found: unknown }),
      width: 24,
      height: 24,
    })
  }),
  /** The set exists, but none of the icons. */
  missing: on(({ params, request }) => {
    const requested = (new URL(request.url).searchParams.get('icons') ?? '').split(',')
    return HttpResponse.json({ prefix: setOf(params.file), icons: {}, not_found: requested })
  }),
  down: on(() => new HttpResponse(null, { status: 503 })),
  unreachable: on(() => HttpResponse.error()),
  malformed: on(() => HttpResponse.html('<!doctype html><title>Icons</title>')),
  pending: on(async () => {
    await delay('infinite')
  }),
}
