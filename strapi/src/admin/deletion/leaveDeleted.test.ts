import { createApi } from '@reduxjs/toolkit/query'
import { expect, it } from 'vitest'
import { leaveDeleted } from './leaveDeleted'
import { storeOf } from '../storeOf'

const MODEL = 'api::product.product'

type Entry = { collectionType: string; model: string; documentId: string }

it('does not read an entry again that was deleted, but its list', async () => {
  const calls: string[] = []
  const api = createApi({
    baseQuery: (call: string) => {
      calls.push(call)
      return { data: call }
    },
    tagTypes: ['Document'],
    endpoints: (builder) => ({
      getAllDocuments: builder.query<string, undefined>({
        query: () => 'list',
        providesTags: [{ type: 'Document', id: `${MODEL}_LIST` }],
      }),
      getDocument: builder.query<string, string>({
        query: (id) => id,
        providesTags: (_result, _error, id) => [
          { type: 'Document', id: `${MODEL}_${id}` },
          { type: 'Document', id: `${MODEL}_ALL_ITEMS` },
        ],
      }),
      deleteDocument: builder.mutation<string, Entry>({
        query: () => 'delete',
        invalidatesTags: (_result, _error, { model, documentId }) => [
          { type: 'Document', id: `${model}_LIST` },
          { type: 'Document', id: `${model}_${documentId}` },
          { type: 'Document', id: `${model}_ALL_ITEMS` },
        ],
      }),
    }),
  })
  leaveDeleted(api)
  const { dispatch } = storeOf(api)
  await dispatch(api.endpoints.getAllDocuments.initiate(undefined))
  await dispatch(api.endpoints.getDocument.initiate('abc'))
  await dispatch(
    api.endpoints.deleteDocument.initiate({
      collectionType: 'collection-types',
      model: MODEL,
      documentId: 'abc',
    }),
  )
  await Promise.all(dispatch(api.util.getRunningQueriesThunk()))
  expect(calls).toEqual(['list', 'abc', 'delete', 'list'])
})
