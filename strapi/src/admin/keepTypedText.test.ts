import { readFileSync } from 'node:fs'
import { createApi } from '@reduxjs/toolkit/query'
import { expect, it } from 'vitest'
import { keepTypedText } from './keepTypedText'
import { storeOf } from './storeOf'

const contentManager = new URL('../../node_modules/@strapi/content-manager/dist/admin/', import.meta.url)
const readStrapi = (file: string) => readFileSync(new URL(file, contentManager), 'utf8')

type Answer = { data: string } | { error: { name: string; message: string } }

/** An entry that is read and saved as Strapi's pages do it, on a server that gives these answers. */
const openEntry = async (answers: Record<'GET' | 'PUT', Answer>) => {
  const calls: string[] = []
  const api = createApi({
    baseQuery: (method: 'GET' | 'PUT') => {
      calls.push(method)
      return answers[method]
    },
    tagTypes: ['Document'],
    endpoints: (builder) => {
      const action = () =>
        builder.mutation<string, string>({
          query: () => 'PUT',
          invalidatesTags: ['Document'],
          onQueryStarted: async (typed, { dispatch, queryFulfilled }) => {
            const patch = dispatch(api.util.upsertQueryData('getDocument', undefined, typed))
            shown.push(typed)
            await Promise.allSettled([patch, queryFulfilled])
          },
        })
      return {
        getDocument: builder.query<string, undefined>({ query: () => 'GET', providesTags: ['Document'] }),
        createDocument: action(),
        cloneDocument: action(),
        updateDocument: action(),
        publishDocument: action(),
        unpublishDocument: action(),
        discardDocument: action(),
        deleteDocument: action(),
      }
    },
  })
  /** What was put in the cache before the server answered. */
  const shown: string[] = []
  keepTypedText(api)
  const store = storeOf(api)
  await store.dispatch(api.endpoints.getDocument.initiate(undefined))
  const save = () => store.dispatch(api.endpoints.updateDocument.initiate('typed'))
  return { save, calls, shown }
}

const stored = { data: 'stored' }

it('leaves an entry alone that could not be saved, and lets Strapi’s page keep what was typed', async () => {
  const lost = { error: { name: 'TypeError', message: 'Failed to fetch' } }
  const { save, calls, shown } = await openEntry({ GET: stored, PUT: lost })
  expect(await save()).toEqual({ error: { name: 'ValidationError', message: 'Failed to fetch' } })
  expect(shown).toEqual([])
  expect(calls).toEqual(['GET', 'PUT'])
})

it('says in French that a server in front has answered with a page', async () => {
  const page = { error: { name: 'SyntaxError', message: `Unexpected token '<', "<html>" is not valid JSON` } }
  const { save } = await openEntry({ GET: stored, PUT: page })
  expect(await save()).toMatchObject({
    error: { message: expect.stringMatching(/^Le serveur n’a pas répondu\./) },
  })
})

it('reads an entry again that was saved', async () => {
  const { save, calls } = await openEntry({ GET: stored, PUT: stored })
  await save()
  expect(calls).toEqual(['GET', 'PUT', 'GET'])
})

it('changes actions that Strapi has, and what its pages look for', () => {
  const actions = readStrapi('services/documents.mjs')
  for (const name of ['create', 'clone', 'update', 'publish', 'unpublish', 'discard', 'delete'])
    expect(actions).toContain(`${name}Document: builder.mutation(`)
  expect(readStrapi('pages/EditView/components/DocumentActions.mjs')).toContain(
    "res.error.name === 'ValidationError'",
  )
})
