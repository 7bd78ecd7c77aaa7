import { adminApi } from '@strapi/strapi/admin'
import type { Page } from '../../content/types'
import type { Deleted, Versions } from '../../versions/lists'
import type { Restored } from '../../versions/restore'

/** The names under which Strapi's pages remember what they have read. */
const DOCUMENT = 'Document'
const BIN = 'Bin'

const api = adminApi
  .enhanceEndpoints({ addTagTypes: [DOCUMENT, BIN, 'Relations', 'UidAvailability'] })
  .injectEndpoints({
    endpoints: (builder) => ({
      /** Read again after each publication. */
      getVersions: builder.query<Versions, Page>({
        query: ({ uid, documentId }) => ({
          url: '/dashboard/versions',
          method: 'GET',
          config: { params: { uid, documentId } },
        }),
        providesTags: (_result, _error, { uid, documentId, isSingle }) => [
          { type: DOCUMENT, id: isSingle ? uid : `${uid}_${documentId}` },
          { type: DOCUMENT, id: `${uid}_ALL_ITEMS` },
        ],
      }),
      getBin: builder.query<Deleted[], undefined>({
        query: () => ({ url: '/dashboard/bin', method: 'GET' }),
        providesTags: [BIN],
      }),
      /** The page of the entry shows at once what was taken back. */
      restoreVersion: builder.mutation<Restored, { id: number; uid: string }>({
        query: ({ id }) => ({ url: `/dashboard/versions/${id}/restore`, method: 'POST' }),
        invalidatesTags: (_result, error, { uid }) =>
          error
            ? [BIN]
            : [
                { type: DOCUMENT, id: `${uid}_ALL_ITEMS` },
                { type: DOCUMENT, id: `${uid}_LIST` },
                { type: 'UidAvailability', id: uid },
                'Relations',
                BIN,
              ],
      }),
    }),
  })

export const { useGetBinQuery, useGetVersionsQuery, useRestoreVersionMutation } = api
