// What the owner does in the administration, by the same calls as its pages.
import { account } from './machine.ts'

type Product = { documentId: string; slug: string; title: string }

export type Administration = {
  /** The published products. */
  products: () => Promise<Product[]>
  /** The title of a product on its page of the administration, where the draft is shown. */
  draftTitle: (documentId: string) => Promise<string>
  /** Saves a title without publishing it. */
  save: (documentId: string, title: string) => Promise<void>
  publish: (documentId: string, title: string) => Promise<void>
  /** The URLs of all pictures. */
  pictures: () => Promise<string[]>
}

const PRODUCTS = '/content-manager/collection-types/api::product.product'

/** Logs in to the Strapi at this URL. @throws Error when it refuses. */
export const logIn = async (url: string): Promise<Administration> => {
  let token = ''
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  token = (await call<{ data: { token: string } }>('POST', '/admin/login', account)).data.token
  const pathOf = (documentId: string) => `${PRODUCTS}/${documentId}`
  return {
    products: async () =>
      (await call<{ results: Product[] }>('GET', `${PRODUCTS}?page=1&pageSize=100&status=published`)).results,
    draftTitle: async (documentId) => (await call<{ data: Product }>('GET', pathOf(documentId))).data.title,
    save: async (documentId, title) => {
      await call('PUT', pathOf(documentId), { title })
    },
    publish: async (documentId, title) => {
      await call('POST', `${pathOf(documentId)}/actions/publish`, { title })
    },
    pictures: async () =>
      (await call<{ results: { url: string }[] }>('GET', '/upload/files?page=1&pageSize=100')).results.map(
        (file) => file.url,
      ),
  }
}
