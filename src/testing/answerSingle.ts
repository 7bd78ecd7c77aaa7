import { http, HttpResponse } from 'msw'
import { server } from '../mocks/server'

/** Answers the request for a single type with these fields, in the shape of Strapi 5 or 4. */
export const answerSingle = (path: string, fields: object, shape: 'flat' | 'wrapped' = 'flat') => {
  const data = shape === 'flat' ? { id: 1, documentId: 'a', ...fields } : { id: 1, attributes: fields }
  server.use(http.get(`*/api/${path}`, () => HttpResponse.json({ data, meta: {} })))
}
