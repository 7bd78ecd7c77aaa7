// Somebody at work in the administration of a server that a test has started itself.
import { seedPicture } from './pictures'
import { account } from './testServer'

type Answer<T> = { status: number; body: T; headers: Headers }

/** Sends a request. An object as `body` is sent as JSON. */
const send = async <T>(url: string, method: string, token: string, body?: object): Promise<Answer<T>> => {
  const isForm = body instanceof FormData
  const response = await fetch(url, {
    method,
    headers: {
      ...(body && !isForm && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: isForm ? body : body && JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${url} responded ${response.status}: ${text}`)
  return { status: response.status, body: text ? JSON.parse(text) : null, headers: response.headers }
}

export type StoredPicture = {
  id: number
  url: string
  name: string
  provider: string
  formats: Record<string, { url: string }>
}

const pictureForm = (picture: string, name: string) => {
  const form = new FormData()
  form.append('files', new Blob([seedPicture(picture)], { type: 'image/jpeg' }), name)
  form.append('fileInfo', JSON.stringify({ name, alternativeText: 'Un climatiseur', caption: null }))
  return form
}

const products = '/content-manager/collection-types/api::product.product'

/** Logs in. Every action takes the server to send it to, of those that share the database. */
export const logIn = async (origin: string) => {
  const { body, headers } = await send<{ data: { token: string } }>(
    `${origin}/admin/login`,
    'POST',
    '',
    account,
  )
  const { token } = body.data
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return {
    /** What the pages of the administration do when their token has expired. */
    renew: async (on: string) => {
      const response = await fetch(`${on}/admin/access-token`, {
        method: 'POST',
        headers: { Cookie: cookie },
      })
      return response.status
    },
    upload: async (on: string, picture: string, name: string) => {
      const answer = await send<StoredPicture[]>(`${on}/upload`, 'POST', token, pictureForm(picture, name))
      const [stored] = answer.body
      if (!stored) throw new Error('No picture was stored.')
      return stored
    },
    replace: async (on: string, id: number, picture: string, name: string) =>
      (await send<StoredPicture>(`${on}/upload?id=${id}`, 'POST', token, pictureForm(picture, name))).body,
    removePicture: (on: string, id: number) => send(`${on}/upload/files/${id}`, 'DELETE', token),
    save: async (on: string, data: object) =>
      (await send<{ data: { documentId: string; slug: string } }>(`${on}${products}`, 'POST', token, data))
        .body.data,
    publish: async (on: string, data: object, documentId = '') =>
      (
        await send<{ data: { documentId: string; slug: string } }>(
          `${on}${products}${documentId && `/${documentId}`}/actions/publish`,
          'POST',
          token,
          { description: '<p>Un poêle.</p>', ...data },
        )
      ).body.data,
  }
}
