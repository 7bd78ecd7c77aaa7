// Somebody at work in the administration of a server that a test has started itself.
import { seedPicture } from './pictures'
import { account } from './testServer'

type Answer<T> = { status: number; body: T; headers: Headers }

/** Sends a request. An object as `body` is sent as JSON. @param loaded the version that the page shows. */
const ask = async (url: string, method: string, token: string, body?: object, loaded?: string) => {
  const isForm = body instanceof FormData
  return fetch(url, {
    method,
    headers: {
      ...(body && !isForm && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(loaded && { 'X-Loaded-Version': loaded }),
    },
    body: isForm ? body : body && JSON.stringify(body),
  })
}

/** @throws Error when it is refused. */
const send = async <T>(url: string, method: string, token: string, body?: object): Promise<Answer<T>> => {
  const response = await ask(url, method, token, body)
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

/** The page of an entry. */
type Page = {
  data: { subtitle: string | null; description: string | null }
  meta: { version: string }
}

/** What is answered to a change: the page as it is now, or why it was refused. */
type Change = Partial<Page> & { error?: { message: string } }

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
    open: async (on: string, documentId: string) =>
      (await send<Page>(`${on}${products}/${documentId}`, 'GET', token)).body,
    /** Saves an entry in its page, which shows this version of it. */
    change: async (on: string, documentId: string, data: object, version: string) => {
      const response = await ask(`${on}${products}/${documentId}`, 'PUT', token, data, version)
      const answer: Change = await response.json()
      return { status: response.status, ...answer }
    },
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
