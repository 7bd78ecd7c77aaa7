import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { findProduct } from './findProduct'
import { fetchPublished } from '../cache/published'
import { productListKey, productsQuery } from './productQueries'
import { readContent } from '../cache/readContent'
import type { Product } from '../content/types'

const loadRequests = () => import('../strapi/requests/products')

export const productKey = (slug: string) => [...productsQuery().queryKey, slug]

type ProductList = Product[] | { products: Product[] }

const listedProducts = (client: QueryClient) =>
  client
    .getQueriesData<ProductList>({ queryKey: productListKey() })
    .flatMap(([, list = []]) => (Array.isArray(list) ? list : list.products))

/** The address of a product whose slug has changed since, as the last build or the visit knows it. */
const currentSlug = async (slug: string, client: QueryClient) => {
  const { queryKey } = productsQuery()
  const products = client.getQueryData(queryKey) ?? (await fetchPublished<Product[]>(queryKey)) ?? []
  return products.find(({ previousSlugs }) => previousSlugs?.includes(slug))?.slug
}

/** A listed product without its description is only placeholder data until the request completes. */
export const productQuery = (slug: string, client: QueryClient) => {
  const { queryKey } = productsQuery()
  const products = () => client.getQueryData(queryKey) ?? []
  const placeholderData = () => findProduct([...products(), ...listedProducts(client)], slug)
  const options = queryOptions<Product | null>({
    queryKey: productKey(slug),
    queryFn: (context) =>
      readContent(context, async (signal) => {
        const { fetchProduct } = await loadRequests()
        const found = await fetchProduct(slug, signal)
        const current = found ? undefined : await currentSlug(slug, client)
        return current ? fetchProduct(current, signal) : found
      }),
    initialData: () => {
      const listed = findProduct(products(), slug)
      return listed?.descriptionHtml === null ? undefined : listed
    },
    initialDataUpdatedAt: () => client.getQueryState(queryKey)?.dataUpdatedAt,
    meta: { name: `the product “${slug}”`, logLevel: 'warn' },
  })
  return { ...options, placeholderData }
}

/** The product with this slug, also an earlier one. The look-up of a page takes a part of its title (specification, 7). */
export const exactProductQuery = (slug: string, client: QueryClient) => ({
  ...productQuery(slug, client),
  select: (product: Product | null) =>
    product?.slug === slug || product?.previousSlugs?.includes(slug) ? product : null,
})
