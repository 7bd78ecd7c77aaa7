import { createApi } from '@reduxjs/toolkit/query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendOnce } from './sendOnce'
import { keepTypedText } from './keepTypedText'
import { storeOf } from './storeOf'

type Answer = { data: string } | { error: { name: string; message: string } }

type Entry = { title: string; model?: string; documentId?: string; slug?: string }

/** The requests of Strapi's pages, to a server that answers after 100 ms. */
const connect = (answer: Answer) => {
  const sent: string[] = []
  const api = createApi({
    baseQuery: async ({ title }: { url: string; title: string }) => {
      sent.push(title)
      await new Promise((resolve) => setTimeout(resolve, 100))
      return answer
    },
    endpoints: (builder) => {
      const action = () =>
        builder.mutation<string, Entry>({
          query: ({ title, model = 'product', documentId = '' }) => ({
            url: `/${model}/${documentId}`,
            title,
          }),
          transformResponse: (data: string) => `${data}, read`,
        })
      return {
        createDocument: action(),
        cloneDocument: action(),
        autoCloneDocument: action(),
        publishDocument: action(),
        updateDocument: action(),
        unpublishDocument: action(),
        discardDocument: action(),
        deleteDocument: action(),
      }
    },
  })
  keepTypedText(api)
  sendOnce(api)
  const store = storeOf(api)
  const click = (entry: Entry) => store.dispatch(api.endpoints.publishDocument.initiate(entry))
  return { click, sent }
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([90, 400])('creates one entry of two clicks that are %i ms apart', async (pause) => {
  const { click, sent } = connect({ data: 'Lys 9' })
  const first = click({ title: 'Lys 9' })
  await wait(pause)
  const second = click({ title: 'Lys 9', slug: 'lys-9' })
  await wait(100)
  expect([await first, await second]).toEqual([{ data: 'Lys 9, read' }, { data: 'Lys 9, read' }])
  expect(sent).toEqual(['Lys 9'])
})

it('creates an entry of another type, and another one later', async () => {
  const { click, sent } = connect({ data: 'created' })
  void click({ title: 'Lys 9' })
  await wait(100)
  void click({ title: 'Poêles', model: 'category' })
  await wait(2100)
  void click({ title: 'Lys 8' })
  void click({ title: 'Cuisinières', model: 'category' })
  expect(sent).toEqual(['Lys 9', 'Poêles', 'Lys 8', 'Cuisinières'])
})

it('publishes an entry that exists once for two clicks', async () => {
  const { click, sent } = connect({ data: 'published' })
  const clicks = [click({ title: 'Lys', documentId: 'a' }), click({ title: 'Lys', documentId: 'a' })]
  await wait(100)
  expect(await Promise.all(clicks)).toEqual([{ data: 'published, read' }, { data: 'published, read' }])
  void click({ title: 'Lys', documentId: 'a' })
  expect(sent).toEqual(['Lys', 'Lys'])
})

it('publishes each change of an entry that exists', async () => {
  const { click, sent } = connect({ data: 'published' })
  void click({ title: 'Lys', documentId: 'a' })
  await wait(150)
  void click({ title: 'Lys 9', documentId: 'a' })
  expect(sent).toEqual(['Lys', 'Lys 9'])
})

it('asks again after a refusal, which leaves what was typed', async () => {
  const { click, sent } = connect({ error: { name: 'TypeError', message: 'Failed to fetch' } })
  const refused = click({ title: 'Lys 9' })
  await wait(100)
  expect(await refused).toEqual({ error: { name: 'ValidationError', message: 'Failed to fetch' } })
  void click({ title: 'Lys 9' })
  expect(sent).toEqual(['Lys 9', 'Lys 9'])
})
