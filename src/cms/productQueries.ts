import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query'
import { findProduct } from './findProduct'
import { readContent } from './readContent'
import type { Category, ListVersion, Product } from './types'

/** Loaded with the first fetch, because a prerendered page shows its content without a request. */
const loadRequests = () => import('./strapi/products')

/** Never fetched by itself: it is known from the build or from the last refetch of the catalogue. */
export const productsVersionQuery = () =>
  queryOptions<ListVersion>({ queryKey: ['products-version'], queryFn: skipToken })

export const versionOf = (products: readonly Product[]): ListVersion => ({
  total: products.length,
  updatedAt: products.reduce<string | null>(
    (newest, { updatedAt }) =>
      updatedAt !== null && (newest === null || updatedAt > newest) ? updatedAt : newest,
    null,
  ),
})

/** Fetches the catalogue again unless its version is the known one. */
const refetchProducts = async (known: Product[], client: QueryClient, signal: AbortSignal) => {
  const { fetchProducts, fetchProductsVersion } = await loadRequests()
  const { queryKey } = productsVersionQuery()
  const version = await fetchProductsVersion(signal)
  const last = client.getQueryData(queryKey)
  if (version?.updatedAt && version.updatedAt === last?.updatedAt && version.total === last.total)
    return known
  const products = await fetchProducts(signal)
  // The version from before the list: a change in between is fetched the next time.
  if (version) client.setQueryData(queryKey, version)
  return products
}

/** The whole catalogue. A refetch requests its version first, and the list only when that has changed. */
export const productsQuery = () =>
  queryOptions({
    queryKey: ['products'],
    queryFn: (context) => {
      const known = context.client.getQueryData<Product[]>(context.queryKey)
      return readContent<Product[]>(context, async (signal) =>
        known ? refetchProducts(known, context.client, signal) : (await loadRequests()).fetchProducts(signal),
      )
    },
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
