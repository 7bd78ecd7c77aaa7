import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Article, NewsVersion, Product } from '../content/types'
import { fetchCatalogueVersion, fetchNewsVersion } from '../strapi/requests/listVersions'
import { catalogueVersionQuery, categoriesQuery } from './categoryQueries'
import { newsVersionQuery } from './newsVersionQuery'

/** Loaded when a list has changed. */
const loadArticleRequests = () => import('../strapi/requests/articles')
const loadProductRequests = () => import('../strapi/requests/products')

type Refetch<T> = {
  client: QueryClient
  versionKey: QueryKey
  version: NewsVersion
  fetchList: () => Promise<T>
}

const unlessUnchanged = async <T>(known: T, { client, versionKey, version, fetchList }: Refetch<T>) => {
  const isKnown = hashKey([version]) === hashKey([client.getQueryData(versionKey)])
  // Without dates, changes cannot be told.
  if (isKnown && version.entries?.updatedAt) return known
  const list = await fetchList()
  // The version from before the list: a change in between is fetched the next time.
  client.setQueryData(versionKey, version)
  return list
}

/** Both lists change at once, so that no category is shown without its products. */
export const refetchProducts = async (known: Product[], client: QueryClient, signal: AbortSignal) =>
  unlessUnchanged(known, {
    client,
    versionKey: catalogueVersionQuery().queryKey,
    version: await fetchCatalogueVersion(signal),
    fetchList: async () => {
      const { fetchProducts, fetchCategories } = await loadProductRequests()
      const [products, categories] = await Promise.all([fetchProducts(signal), fetchCategories(signal)])
      client.setQueryData(categoriesQuery().queryKey, categories)
      return products
    },
  })

export const refetchArticles = async (known: Article[], client: QueryClient, signal: AbortSignal) =>
  unlessUnchanged(known, {
    client,
    versionKey: newsVersionQuery().queryKey,
    version: await fetchNewsVersion(signal),
    fetchList: async () => (await loadArticleRequests()).fetchArticles({}, signal),
  })
