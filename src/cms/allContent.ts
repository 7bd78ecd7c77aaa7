import { settings } from '../site/settings'
import { fetchArticles } from './strapi/articles'
import { fetchCategories, fetchProducts } from './strapi/products'
import { fetchAllServices } from './strapi/services'
import type { Article, Category, Product, Service } from './types'

/** All the backend's content, as the build reads it. */
export type AllContent = {
  products: Product[]
  categories: Category[]
  services: Service[]
  articles: Article[]
  /** When it was read, ms since 1970. */
  readAt: number
}

/** Adds the content type and its URL to the error of a failed request. */
const withReadableError = async <T>(path: string, base: string, content: Promise<T>): Promise<T> => {
  try {
    return await content
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The backend’s ${path} cannot be read from ${base}/${path}: ${reason}.`, { cause })
  }
}

/** Fetches everything. @throws Error when any request fails, so that the site is never built from partial content. */
export const fetchAllContent = async (): Promise<AllContent> => {
  const readAt = Date.now()
  const [products, categories, services, articles] = await Promise.all([
    withReadableError('products', settings.apiUrl, fetchProducts()),
    withReadableError('categories', settings.apiUrl, fetchCategories()),
    withReadableError('blog-posts', settings.apiUrl, fetchAllServices()),
    withReadableError('articles', settings.articlesApiUrl, fetchArticles()),
  ])
  return { products, categories, services, articles, readAt }
}
