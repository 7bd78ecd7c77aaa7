import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { findProduct } from './findProduct'
import { orPublished, publishedName } from './published'
import type { Category, Product } from './types'

/** The code that asks the backend; a built page shows its content without it. */
const calls = () => import('./products')

/** Where a built page keeps the catalogue's first cards; nothing else ever writes there. */
export const catalogueFrontKey = ['catalogue-front'] as const

export const productsQuery = () =>
  queryOptions({
    queryKey: ['products'],
    queryFn: orPublished<Product[]>({
      name: 'products',
      ask: async (signal) => (await calls()).fetchProducts(signal),
      frontKey: catalogueFrontKey,
    }),
    meta: { subject: 'the products' },
  })

export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: orPublished<Category[]>({
      name: 'categories',
      ask: async (signal) => (await calls()).fetchCategories(signal),
      frontKey: catalogueFrontKey,
    }),
    meta: { subject: 'the categories' },
  })

/** One product; taken from the catalogue when that is in memory, so that a card opens without a call. */
export const productQuery = (slug: string, client: QueryClient) => {
  const { queryKey } = productsQuery()
  return queryOptions({
    queryKey: ['product', slug],
    queryFn: orPublished<Product | null>({
      name: publishedName('products', slug),
      ask: async (signal) => (await calls()).fetchProduct(slug, signal),
    }),
    initialData: () => {
      const known = findProduct(client.getQueryData(queryKey) ?? [], slug)
      return known?.descriptionHtml === null ? undefined : known
    },
    initialDataUpdatedAt: () => client.getQueryState(queryKey)?.dataUpdatedAt,
    // Known from a list published without descriptions: shown at once, and completed.
    placeholderData: () => findProduct(client.getQueryData(queryKey) ?? [], slug),
    meta: { subject: `the product “${slug}”`, logAs: 'warn' },
  })
}
