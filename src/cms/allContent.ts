import { settings } from '../site/settings'
import { fetchArticles } from './strapi/articles'
import { fetchCategories, fetchProducts } from './strapi/products'
import { fetchAllServices } from './strapi/services'
import type { Article, Category, Product, Service } from './types'

/** Everything the backend holds, as the build reads it. */
export type AllContent = {
  products: Product[]
  categories: Category[]
  services: Service[]
  articles: Article[]
  /** When it was read, ms since 1970. */
  readAt: number
}

/** Names the content and its address in the error of a failed read. */
const explained = async <T>(path: string, base: string, content: Promise<T>): Promise<T> => {
  try {
    return await content
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The backend’s ${path} cannot be read from ${base}/${path}: ${reason}.`, { cause })
  }
}

/** Reads everything. @throws Error when any of it cannot be read: a site must not be built from half its content. */
export const fetchAllContent = async (): Promise<AllContent> => {
  const readAt = Date.now()
  const [products, categories, services, articles] = await Promise.all([
    explained('products', settings.apiUrl, fetchProducts()),
    explained('categories', settings.apiUrl, fetchCategories()),
    explained('blog-posts', settings.apiUrl, fetchAllServices()),
    explained('articles', settings.articlesApiUrl, fetchArticles()),
  ])
  return { products, categories, services, articles, readAt }
}
