import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { findProduct } from './findProduct'
import { withPublishedFallback, publishedName } from './published'
import type { Category, Product } from './types'

/** The code that calls the backend, loaded on demand: a prerendered page shows its content without it. */
const loadCalls = () => import('./products')

/** Cache entry of the catalogue's first cards (`CatalogueFirstPage`). Only the build fills it. */
export const catalogueFirstPageKey = ['catalogue-first-page'] as const

export const productsQuery = () =>
  queryOptions({
    queryKey: ['products'],
    queryFn: withPublishedFallback<Product[]>({
      name: 'products',
      ask: async (signal) => (await loadCalls()).fetchProducts(signal),
      firstPageKey: catalogueFirstPageKey,
    }),
    meta: { subject: 'the products' },
  })

export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: withPublishedFallback<Category[]>({
      name: 'categories',
      ask: async (signal) => (await loadCalls()).fetchCategories(signal),
      firstPageKey: catalogueFirstPageKey,
    }),
    meta: { subject: 'the categories' },
  })

/**
 * One product, null when there is none. It starts from the catalogue in the cache, so that a card opens without a call.
 */
export const productQuery = (slug: string, client: QueryClient) => {
  const { queryKey } = productsQuery()
  return queryOptions({
    queryKey: ['product', slug],
    queryFn: withPublishedFallback<Product | null>({
      name: publishedName('products', slug),
      ask: async (signal) => (await loadCalls()).fetchProduct(slug, signal),
    }),
    initialData: () => {
      const known = findProduct(client.getQueryData(queryKey) ?? [], slug)
      return known?.descriptionHtml === null ? undefined : known
    },
    initialDataUpdatedAt: () => client.getQueryState(queryKey)?.dataUpdatedAt,
    // From a list published without descriptions: shown at once, completed by the call.
    placeholderData: () => findProduct(client.getQueryData(queryKey) ?? [], slug),
    meta: { subject: `the product “${slug}”`, logAs: 'warn' },
  })
}
