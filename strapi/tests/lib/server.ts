import { inject } from 'vitest'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** An object of a response. */
export type Entry = { [key: string]: Json } & { id: number; documentId: string; publishedAt: string | null }

export type Answer<T = Json> = { status: number; body: T }

/** The types of content: their names in the public API, and in Strapi. */
export const types = {
  products: 'api::product.product',
  categories: 'api::category.category',
  articles: 'api::article.article',
  'blog-posts': 'api::blog-post.blog-post',
} as const

export type Collection = keyof typeof types

type Call = {
  method?: string
  body?: object
  token?: string
  /** The shape of the answer: Strapi 5's own without one. */
  format?: 'v4'
  /** The version of the entry that the page shows, of which it sends a change. */
  loaded?: string
}

/** Sends a request to the server under test. `path` starts with a slash; an object as `body` is sent as JSON. */
export const call = async <T = Json>(
  path: string,
  { method = 'GET', body, token, format, loaded }: Call = {},
): Promise<Answer<T>> => {
  const isForm = body instanceof FormData
  const response = await fetch(`${inject('server').origin}${path}`, {
    method,
    headers: {
      ...(body && !isForm && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(format && { 'Strapi-Response-Format': format }),
      ...(loaded && { 'X-Loaded-Version': loaded }),
    },
    body: isForm ? body : body && JSON.stringify(body),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, body: isJson ? JSON.parse(text) : text }
}

/** A request of a visitor. */
export const visit = <T = Json>(path: string) => call<T>(path)

/** A request of somebody who has an API token. */
export const read = <T = Json>(path: string) => call<T>(path, { token: inject('server').reader })

type Failure = {
  error: { name: string; message: string; details: { errors?: { path: string[]; message: string }[] } }
}

/** A request of the administration's pages, logged in. */
export const administer = <T = Json>(path: string, options: Omit<Call, 'token'> = {}) =>
  call<T>(path, { ...options, token: inject('server').administrator })

const pathOf = (collection: Collection, documentId = '') =>
  `/content-manager/collection-types/${types[collection]}${documentId && `/${documentId}`}`

const succeed = async (answer: Promise<Answer<{ data: Entry } & Failure>>): Promise<Entry> => {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body.error)}`)
  return body.data
}

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
    succeed(editor.saveTry(collection, data, documentId)),
  /** Publishes an entry with the data that every entry needs, and these. */
  publish: (collection: Collection, data: object, documentId?: string) =>
    succeed(editor.publishTry(collection, { ...complete[collection], ...data }, documentId)),
  unpublish: (collection: Collection, documentId: string) =>
    succeed(administer(`${pathOf(collection, documentId)}/actions/unpublish`, { method: 'POST', body: {} })),
  copyTry: (collection: Collection, data: object, documentId: string) =>
    administer<{ data: Entry } & Failure>(`${pathOf(collection)}/clone/${documentId}`, {
      method: 'POST',
      body: data,
    }),
  copy: (collection: Collection, data: object, documentId: string) =>
    succeed(editor.copyTry(collection, data, documentId)),
  remove: (collection: Collection, documentId: string) =>
    administer(pathOf(collection, documentId), { method: 'DELETE' }),
  /** The entry as its page shows it: the draft, with its state ("draft", "published" or "modified"). */
  open: (collection: Collection, documentId: string) => succeed(administer(pathOf(collection, documentId))),
}

type Picture = { bytes: Uint8Array<ArrayBuffer>; name: string; type: string }

/** Uploads a file to the media library. */
export const upload = ({ bytes, name, type }: Picture) => {
  const form = new FormData()
  form.append('files', new Blob([bytes], { type }), name)
  form.append('fileInfo', JSON.stringify({ name, alternativeText: null, caption: null, folder: null }))
  return administer<Entry[] & Failure>('/upload', { method: 'POST', body: form })
}
