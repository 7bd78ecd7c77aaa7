import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { findProduct } from './findProduct'
import { readContent } from './readContent'
import type { Category, Product } from './types'

/** The code that reads Strapi, loaded with the first fetch: a prerendered page shows its content without it. */
const loadRequests = () => import('./strapi/products')

/** The whole catalogue. */
export const productsQuery = () =>
  queryOptions({
    queryKey: ['products'],
    queryFn: (context) =>
      readContent<Product[]>(context, async (signal) => (await loadRequests()).fetchProducts(signal)),
    meta: { subject: 'the products' },
  })

export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: (context) =>
      readContent<Category[]>(context, async (signal) => (await loadRequests()).fetchCategories(signal)),
    meta: { subject: 'the categories' },
  })

export const productKey = (slug: string) => [...productsQuery().queryKey, slug]

/**
 * One product, null when there is none. A product of the catalogue in the cache opens without a request; one of a list
 * that was published without descriptions is shown until the request completes it.
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
