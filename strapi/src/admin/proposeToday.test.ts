import { createApi } from '@reduxjs/toolkit/query'
import { afterEach, expect, it, vi } from 'vitest'
import { proposeToday } from './proposeToday'
import { storeOf } from './storeOf'

afterEach(() => vi.useRealTimers())

it('proposes the date of the day on which the form is opened, in a page that was loaded the day before', async () => {
  vi.useFakeTimers({ now: new Date(2026, 7, 9, 23, 59), toFake: ['Date'] })
  const contentTypes = [
    { uid: 'api::article.article', attributes: { title: { type: 'string' }, date: { type: 'date' } } },
    { uid: 'api::shop.shop', attributes: { notice_from: { type: 'date' } } },
  ]
  const api = createApi({
    baseQuery: () => ({ data: { data: { contentTypes } } }),
    endpoints: (builder) => ({
      getInitialData: builder.query<{ contentTypes: typeof contentTypes }, undefined>({ query: () => '' }),
    }),
  })
  proposeToday(api)
  const store = storeOf(api)
  await store.dispatch(api.endpoints.getInitialData.initiate(undefined))
  const attributes = () =>
    api.endpoints.getInitialData
      .select(undefined)(store.getState())
      .data?.contentTypes.map((type) => type.attributes)
  expect(attributes()).toMatchObject([
    { title: { type: 'string' }, date: { type: 'date', default: '2026-08-09' } },
    { notice_from: { type: 'date' } },
  ])
  vi.setSystemTime(new Date(2026, 7, 10, 0, 1))
  expect(attributes()).toMatchObject([{ date: { default: '2026-08-10' } }, {}])
})
