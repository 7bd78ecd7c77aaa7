import { inject } from 'vitest'
import { send, succeed, type Answer, type Call } from './http'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** An object of a response. */
export type Entry = { [key: string]: Json } & { id: number; documentId: string; publishedAt: string | null }

/** The types of content: their names in the public API, and in Strapi. */
export const types = {
  products: 'api::product.product',
  categories: 'api::category.category',
  articles: 'api::article.article',
  'blog-posts': 'api::blog-post.blog-post',
} as const

export type Collection = keyof typeof types

/** Sends a request to the server under test. `path` starts with a slash. */
export const call = <T = Json>(path: string, request?: Call) =>
  send<T>(`${inject('server').origin}${path}`, request)

/** A request of a visitor. */
export const visit = <T = Json>(path: string) => call<T>(path)

/** A request of somebody who has an API token. */
export const read = <T = Json>(path: string) => call<T>(path, { token: inject('server').reader })

export type Failure = {
  error: { name: string; message: string; details: { errors?: { path: string[]; message: string }[] } }
}

/** A request of the administration's pages, logged in. */
export const administer = <T = Json>(path: string, request: Omit<Call, 'token'> = {}) =>
  call<T>(path, { ...request, token: inject('server').administrator })

/** A request of the administration's pages, logged in as the owner. */
export const asOwner = <T = Json>(path: string, request: Omit<Call, 'token'> = {}) =>
  call<T>(path, { ...request, token: inject('server').owner })

/** Where the administration reads and saves a list, or one of its entries. */
export const pathOf = (collection: Collection, documentId = '') =>
  `/content-manager/collection-types/${types[collection]}${documentId && `/${documentId}`}`

const entryOf = async (answer: Promise<Answer<{ data: Entry } & Failure>>) => (await succeed(answer)).data

/** The entry as visitors see it. @throws Error when it is not online. */
export const online = (collection: Collection, documentId: string) =>
  entryOf(visit(`/api/${collection}/${documentId}?populate=*`))

/** The entry as its draft is, with its pictures and links. */
export const draft = (documentId: string, collection: Collection = 'products') =>
  entryOf(read(`/api/${collection}/${documentId}?status=draft&populate=*`))

export const isOnline = async (collection: Collection, documentId: string) =>
  (await visit(`/api/${collection}/${documentId}`)).status === 200

/** What an entry needs beside its title to be published. */
const complete: Record<Collection, object> = {
  products: { description: '<p>Un poêle.</p>' },
  categories: {},
  articles: { content: '<p>Un texte.</p>', date: '2026-10-05' },
  'blog-posts': { content: '<p>Un texte.</p>' },
}

/** The buttons of the administration's entry page. The ones that end in `Try` return the response, whatever it is. */
export const editor = {
  saveTry: (collection: Collection, data: object, documentId?: string) =>
    administer<{ data: Entry } & Failure>(pathOf(collection, documentId), {
      method: documentId ? 'PUT' : 'POST',
      body: data,
    }),
  publishTry: (collection: Collection, data: object, documentId = '') =>
    administer<{ data: Entry } & Failure>(`${pathOf(collection, documentId)}/actions/publish`, {
      method: 'POST',
      body: data,
    }),
  save: (collection: Collection, data: object, documentId?: string) =>
    entryOf(editor.saveTry(collection, data, documentId)),
  /** Publishes an entry with the data that every entry needs, and these. */
  publish: (collection: Collection, data: object, documentId?: string) =>
    entryOf(editor.publishTry(collection, { ...complete[collection], ...data }, documentId)),
  unpublish: (collection: Collection, documentId: string) =>
    entryOf(administer(`${pathOf(collection, documentId)}/actions/unpublish`, { method: 'POST', body: {} })),
  copyTry: (collection: Collection, data: object, documentId: string) =>
    administer<{ data: Entry } & Failure>(`${pathOf(collection)}/clone/${documentId}`, {
      method: 'POST',
      body: data,
    }),
  copy: (collection: Collection, data: object, documentId: string) =>
    entryOf(editor.copyTry(collection, data, documentId)),
  remove: (collection: Collection, documentId: string) =>
    administer(pathOf(collection, documentId), { method: 'DELETE' }),
  /** The entry as its page shows it: the draft, with its state ("draft", "published" or "modified"). */
  open: (collection: Collection, documentId: string) => entryOf(administer(pathOf(collection, documentId))),
}
