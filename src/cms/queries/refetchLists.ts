import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Article, NewsVersion, Product } from '../content/types'
import { fetchCatalogueVersion, fetchNewsVersion } from '../strapi/requests/listVersions'
import { categoriesQuery } from './categoryQueries'
import { catalogueVersionQuery, newsVersionQuery } from './versionQueries'

/** Loaded when a list has changed. */
const loadArticleRequests = () => import('../strapi/requests/articles')
const loadProductRequests = () => import('../strapi/requests/products')

/** Without dates, changes cannot be told. */
const isUnchanged = (client: QueryClient, key: QueryKey, version: NewsVersion) =>
  Boolean(version.entries?.updatedAt) && hashKey([version]) === hashKey([client.getQueryData(key)])

// A list is cached with the version from before it: a change in between is fetched the next time.

/** Both lists change at once, so that no category is shown without its products. */
export const refetchProducts = async (cached: Product[], client: QueryClient, signal: AbortSignal) => {
  const { queryKey } = catalogueVersionQuery()
  const version = await fetchCatalogueVersion(signal)
  if (isUnchanged(client, queryKey, version)) return cached
  const { fetchProducts, fetchCategories } = await loadProductRequests()
  const [products, categories] = await Promise.all([fetchProducts(signal), fetchCategories(signal)])
  client.setQueryData(categoriesQuery().queryKey, categories)
  client.setQueryData(queryKey, version)
  return products
}

export const refetchArticles = async (cached: Article[], client: QueryClient, signal: AbortSignal) => {
  const { queryKey } = newsVersionQuery()
  const version = await fetchNewsVersion(signal)
  if (isUnchanged(client, queryKey, version)) return cached
  const articles = await (await loadArticleRequests()).fetchArticles({}, signal)
  client.setQueryData(queryKey, version)
  return articles
}
