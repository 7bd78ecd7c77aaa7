import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { findProduct } from './findProduct'
import { productsQuery } from './productQueries'
import { readContent } from '../cache/readContent'
import type { Product } from '../content/types'

/** Loaded with the first fetch, because a prerendered page shows its content without a request. */
const loadRequests = () => import('../strapi/requests/products')

export const productKey = (slug: string) => [...productsQuery().queryKey, slug]

/**
 * One product, null when there is none. Its initial data is the product in the cached list. A product from a list that
 * was published without descriptions is only placeholder data until the request completes.
 */
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
