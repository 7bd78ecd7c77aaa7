import { queryOptions, type Query, type QueryFunctionContext } from '@tanstack/react-query'
import { STALE_TIME_MS } from '../cache/queryClient'
import { readContent } from '../cache/readContent'

const loadRequests = () => import('../strapi/requests/firm')

/** Null for a backend without that type: the page then shows the values of `src/site`. */
const firmQuery = <T>(key: string, name: string, fetch: (signal: AbortSignal) => Promise<T | null>) =>
  queryOptions<T | null>({
    queryKey: [key],
    queryFn: (context: QueryFunctionContext) => readContent(context, fetch),
    // A backend does not get a new type while a page is open, so a missing one is not requested again.
    staleTime: ({ state }: Query<T | null>) => (state.data === null ? Infinity : STALE_TIME_MS),
    meta: { name },
  })

/** Apart from the others: every page has it. */
export const shopQuery = () =>
  firmQuery('shop', 'the shop', async (signal) => (await import('../strapi/requests/shop')).fetchShop(signal))

export const homeTextsQuery = () =>
  firmQuery('home-texts', 'the texts of the home page', async (signal) =>
    (await loadRequests()).fetchHomeTexts(signal),
  )

export const legalDetailsQuery = () =>
  firmQuery('legal-details', 'the legal information', async (signal) =>
    (await loadRequests()).fetchLegalDetails(signal),
  )

export const partnersQuery = () =>
  firmQuery('partners', 'the partners', async (signal) => (await loadRequests()).fetchPartners(signal))

export const tariffsQuery = () =>
  firmQuery('tariffs', 'the tariffs', async (signal) =>
    (await import('../strapi/requests/tariffs')).fetchTariffs(signal),
  )
