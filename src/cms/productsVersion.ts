import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query'
import { fetchProducts, fetchProductsVersion } from './strapi/products'
import type { ListVersion, Product } from './types'

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
export const refetchProducts = async (known: Product[], client: QueryClient, signal: AbortSignal) => {
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
