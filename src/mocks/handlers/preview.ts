import { http, HttpResponse } from 'msw'
import type { StrapiDocument } from '../../cms/strapi/wire/wire'

const on = (answer: () => Response) => http.get('*/api/preview', answer)

export const previewHandlers = {
  /** @param uid the content type. */
  of: (uid: string, entry: StrapiDocument) =>
    http.get('*/api/preview', ({ request }) =>
      request.headers.get('Authorization') === 'Bearer jeton'
        ? HttpResponse.json({ data: entry, meta: { uid } })
        : HttpResponse.json({ data: null, error: { status: 401 } }, { status: 401 }),
    ),
  expired: on(() => HttpResponse.json({ data: null, error: { status: 401 } }, { status: 401 })),
  down: on(() => new HttpResponse('Service Unavailable', { status: 503 })),
}
