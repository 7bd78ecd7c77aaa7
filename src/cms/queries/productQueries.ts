import { queryOptions } from '@tanstack/react-query'
import { readContent } from '../cache/readContent'
import type { Product } from '../content/types'
import { cachedOrPublished } from './cachedOrPublished'

/** Loaded with the first fetch, because a prerendered page shows its content without a request. */
const loadRequests = () => import('../strapi/requests/products')
const loadRefetch = () => import('./refetchLists')

/** A refetch requests the catalogue's version first, and the list only when that has changed. */
export const productsQuery = () =>
  queryOptions({
    queryKey: ['products'],
    queryFn: (context) => {
      const cached = context.client.getQueryData<Product[]>(context.queryKey)
      return readContent<Product[]>(context, async (signal) =>
        cached
          ? (await loadRefetch()).refetchProducts(cached, context.client, signal)
          : (await loadRequests()).fetchProducts(signal),
      )
    },
    meta: { name: 'the products' },
  })

/** The key of a list beside the whole one: a product's page shows what it holds until its own data is loaded. */
export const productListKey = (...parts: unknown[]) => ['product-lists', ...parts]

/** Without a request to the backend when the list is cached or published; what is newer is in the next build. */
export const cachedProductsQuery = () =>
  queryOptions<Product[]>({
    queryKey: productListKey('cached'),
    queryFn: ({ client }) => cachedOrPublished(client, productsQuery()),
    staleTime: Infinity,
    meta: { name: 'the cached products', logLevel: 'warn' },
  })
