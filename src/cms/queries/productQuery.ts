import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { findProduct } from './findProduct'
import { productsQuery } from './productQueries'
import { readContent } from '../cache/readContent'
import type { Product } from '../content/types'

const loadRequests = () => import('../strapi/requests/products')

export const productKey = (slug: string) => [...productsQuery().queryKey, slug]

/** A listed product without its description is only placeholder data until the request completes. */
export const productQuery = (slug: string, client: QueryClient) => {
  const { queryKey } = productsQuery()
  const findListed = () => findProduct(client.getQueryData(queryKey) ?? [], slug)
  return queryOptions<Product | null>({
    queryKey: productKey(slug),
    queryFn: (context) =>
      readContent(context, async (signal) => (await loadRequests()).fetchProduct(slug, signal)),
    initialData: () => {
      const listed = findListed()
      return listed?.descriptionHtml === null ? undefined : listed
    },
    initialDataUpdatedAt: () => client.getQueryState(queryKey)?.dataUpdatedAt,
    placeholderData: findListed,
    meta: { subject: `the product “${slug}”`, logLevel: 'warn' },
  })
}
