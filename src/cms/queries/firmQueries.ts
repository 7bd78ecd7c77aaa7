import { queryOptions, type Query, type QueryFunctionContext } from '@tanstack/react-query'
import { STALE_TIME_MS } from '../cache/queryClient'
import { readContent } from '../cache/readContent'

const loadRequests = () => import('../strapi/requests/firm')

type Requests = Awaited<ReturnType<typeof loadRequests>>

/** Null for a backend without that type: the page then shows the values of `src/site`. */
const firmQuery = <T>(
  key: string,
  subject: string,
  fetchFrom: (requests: Requests, signal: AbortSignal) => Promise<T | null>,
) =>
  queryOptions<T | null>({
    queryKey: [key],
    queryFn: (context: QueryFunctionContext) =>
      readContent(context, async (signal) => fetchFrom(await loadRequests(), signal)),
    // A backend does not get a new type while a page is open, so a missing one is not requested again.
    staleTime: ({ state }: Query<T | null>) => (state.data === null ? Infinity : STALE_TIME_MS),
    meta: { subject },
  })

export const shopQuery = () => firmQuery('shop', 'the shop', ({ fetchShop }, signal) => fetchShop(signal))

export const homeTextsQuery = () =>
  firmQuery('home-texts', 'the texts of the home page', ({ fetchHomeTexts }, signal) =>
    fetchHomeTexts(signal),
  )

export const legalDetailsQuery = () =>
  firmQuery('legal-details', 'the legal information', ({ fetchLegalDetails }, signal) =>
    fetchLegalDetails(signal),
  )

export const partnersQuery = () =>
  firmQuery('partners', 'the partners', ({ fetchPartners }, signal) => fetchPartners(signal))

export const tariffsQuery = () =>
  firmQuery('tariffs', 'the tariffs', async (_firm, signal) =>
    (await import('../strapi/requests/tariffs')).fetchTariffs(signal),
  )
