import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { Product } from '../content/types'
import { fetchCatalogueVersion } from '../strapi/requests/catalogueVersion'
import { fetchCategories, fetchProducts } from '../strapi/requests/products'
import { catalogueVersionQuery, categoriesQuery } from './categoryQueries'

/** Both lists change at once, so that no category is shown without its products. */
export const refetchProducts = async (known: Product[], client: QueryClient, signal: AbortSignal) => {
  const { queryKey } = catalogueVersionQuery()
  const version = await fetchCatalogueVersion(signal)
  const isKnown = hashKey([version]) === hashKey([client.getQueryData(queryKey)])
  // Without dates, changes cannot be told.
  if (isKnown && version.products?.updatedAt) return known
  const [products, categories] = await Promise.all([fetchProducts(signal), fetchCategories(signal)])
  client.setQueryData(categoriesQuery().queryKey, categories)
  // The version from before the lists: a change in between is fetched the next time.
  client.setQueryData(queryKey, version)
  return products
}
