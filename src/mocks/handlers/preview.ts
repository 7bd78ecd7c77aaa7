import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import type { StrapiDocument } from '../../cms/strapi/wire/wire'
import { unavailable } from './strapiResource'

const on = (resolver: HttpResponseResolver) => http.get('*/api/preview', resolver)

const refuse = () => HttpResponse.json({ data: null, error: { status: 401 } }, { status: 401 })

export const previewHandlers = {
  /** @param uid the content type. */
  of: (uid: string, entry: StrapiDocument) =>
    on(({ request }) =>
      request.headers.get('Authorization') === 'Bearer jeton'
        ? HttpResponse.json({ data: entry, meta: { uid } })
        : refuse(),
    ),
  expired: on(refuse),
  down: on(unavailable),
}
