// Somebody at work in the administration of a server that a test has started itself.
import { send, succeed } from './http'
import { fileForm, seedPicture } from './pictures'
import { pathOf } from './server'
import { account } from './testServer'

export type StoredPicture = {
  id: number
  url: string
  name: string
  provider: string
  formats: Record<string, { url: string }>
}

/** The page of an entry. */
type Page = {
  data: { subtitle: string | null; description: string | null }
  meta: { version: string }
}

/** What is answered to a change: the page as it is now, or why it was refused. */
type Change = Partial<Page> & { error?: { message: string } }

const products = pathOf('products')

type Saved = { data: { documentId: string; slug: string } }

const pictureForm = (picture: string, name: string) =>
  fileForm({ bytes: seedPicture(picture), name }, { alternativeText: 'Un climatiseur' })

/** Logs in. Every action takes the server to send it to, of those that share the database. */
export const logIn = async (origin: string) => {
  const login = send<{ data: { token: string } }>(`${origin}/admin/login`, { method: 'POST', body: account })
  const { token } = (await succeed(login)).data
  const { headers } = await login
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const ask = <T>(url: string, method: string, body?: object) =>
    succeed(send<T>(url, { method, body, token }))
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
      const [stored] = await ask<StoredPicture[]>(`${on}/upload`, 'POST', pictureForm(picture, name))
      if (!stored) throw new Error('No picture was stored.')
      return stored
    },
    replace: (on: string, id: number, picture: string, name: string) =>
      ask<StoredPicture>(`${on}/upload?id=${id}`, 'POST', pictureForm(picture, name)),
    removePicture: (on: string, id: number) => ask(`${on}/upload/files/${id}`, 'DELETE'),
    save: async (on: string, data: object) => (await ask<Saved>(`${on}${products}`, 'POST', data)).data,
    open: (on: string, documentId: string) => ask<Page>(`${on}${products}/${documentId}`, 'GET'),
    /** Saves an entry in its page, which shows this version of it. */
    change: async (on: string, documentId: string, data: object, loaded: string) => {
      const url = `${on}${products}/${documentId}`
      const { status, body } = await send<Change>(url, { method: 'PUT', body: data, token, loaded })
      return { status, ...body }
    },
    publish: async (on: string, data: object, documentId = '') => {
      const url = `${on}${products}${documentId && `/${documentId}`}/actions/publish`
      return (await ask<Saved>(url, 'POST', { description: '<p>Un poêle.</p>', ...data })).data
    },
  }
}
