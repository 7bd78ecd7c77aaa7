import { queryOptions } from '@tanstack/react-query'
import { readContent } from './readContent'
import type { Category, Product } from './types'

/** Loaded with the first fetch, because a prerendered page shows its content without a request. */
const loadRequests = () => import('./strapi/products')
const loadRefetch = () => import('./catalogueVersion')

/** The whole catalogue. A refetch requests its version first, and the list only when that has changed. */
export const productsQuery = () =>
  queryOptions({
    queryKey: ['products'],
    queryFn: (context) => {
      const known = context.client.getQueryData<Product[]>(context.queryKey)
      return readContent<Product[]>(context, async (signal) =>
        known
          ? (await loadRefetch()).refetchProducts(known, context.client, signal)
          : (await loadRequests()).fetchProducts(signal),
      )
    },
    meta: { subject: 'the products' },
  })

/** A refetch of the products includes them. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: (context) =>
      readContent<Category[]>(context, async (signal) => (await loadRequests()).fetchCategories(signal)),
    staleTime: Infinity,
    meta: { subject: 'the categories' },
  })
