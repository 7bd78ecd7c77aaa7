import { expect, it } from 'vitest'
import { sendLoadedVersions } from './loadedVersions'

type Answer = { meta?: { version?: string } } | undefined
type Entry = { collectionType: string; model: string; documentId?: string; params?: object }
type Endpoint = {
  query: (entry: Entry) => { config?: { headers?: Record<string, string> } }
  queryFn: (entry: Entry) => Promise<{ data?: Answer }>
  transformResponse?: (answer: Answer, meta: unknown, entry: Entry) => Answer
}

/** The requests of the administration, and a server that gives this answer to whoever reads an entry. */
const connect = (answer: { data?: Answer }) => {
  const endpoints = new Map<string, Endpoint>()
  const endpoint = (name: string) => {
    const found: Endpoint = endpoints.get(name) ?? {
      query: () => ({}),
      queryFn: () => Promise.resolve(answer),
    }
    endpoints.set(name, found)
    return found
  }
  sendLoadedVersions({
    enhanceEndpoints: ({ endpoints: changes }) => {
      for (const [name, change] of Object.entries(changes)) change(endpoint(name))
    },
  })
  return endpoint
}

const product = { collectionType: 'collection-types', model: 'product', documentId: 'a' }
const tariff = { collectionType: 'single-types', model: 'tariff' }

const sent = (endpoint: Endpoint, entry: Entry) => endpoint.query(entry).config?.headers?.['X-Loaded-Version']

it('sends the version that was read, then the one that was saved', async () => {
  const endpoint = connect({ data: { meta: { version: 'read' } } })
  const update = endpoint('updateDocument')
  expect(sent(update, product)).toBeUndefined()
  await endpoint('getDocument').queryFn(product)
  expect(sent(update, product)).toBe('read')
  update.transformResponse?.({ meta: { version: 'saved' } }, undefined, product)
  expect(sent(endpoint('publishDocument'), product)).toBe('saved')
})

it('says of a single page without an entry that it has no version', async () => {
  // What Strapi makes of the answer “Not found”.
  const endpoint = connect({ data: {} })
  await endpoint('getDocument').queryFn(tariff)
  expect(sent(endpoint('updateDocument'), { ...tariff, documentId: 'b' })).toBe('none')
})

it('sends no version of an entry that could not be read', async () => {
  const endpoint = connect({})
  await endpoint('getDocument').queryFn(product)
  expect(sent(endpoint('updateDocument'), product)).toBeUndefined()
})
