import { queryOptions } from '@tanstack/react-query'
import { indexCatalogue } from '../../catalogue/filters'
import { nearestInPower } from '../../catalogue/nearestInPower'
import { cachedProductsQuery, productListKey } from '../../cms/queries/productQueries'
import type { Product } from '../../cms/content/types'

/** The products nearest in power. They are in the prerendered page; what is newer is in the next build. */
export const samePowerQuery = (product: Product) => {
  const { id, slug, powerKw, categories } = product
  return queryOptions<Product[]>({
    queryKey: productListKey('same-power', id, slug, powerKw, categories),
    queryFn: async ({ client }) =>
      nearestInPower(indexCatalogue(await client.fetchQuery(cachedProductsQuery())), product),
    staleTime: Infinity,
    meta: { name: `the products as powerful as “${product.slug}”`, logLevel: 'warn' },
  })
}
