import { fetchArticles } from '../cms/articles'
import { fetchCategories, fetchProducts } from '../cms/products'
import { fetchAllServices } from '../cms/services'
import { settings } from '../site/settings'
import type { Article, Category, Product, Service } from '../cms/types'

/** Everything the backend holds, at one moment. */
export type Content = {
  products: Product[]
  categories: Category[]
  services: Service[]
  articles: Article[]
  /** ms since 1970. */
  readAt: number
}

/** Says which content failed, and where it was asked for. */
const named = async <T>(path: string, base: string, reading: Promise<T>): Promise<T> => {
  try {
    return await reading
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The backend’s ${path} cannot be read from ${base}/${path}: ${reason}.`, { cause })
  }
}

/** @throws Error when anything cannot be read: a site must not be built from half its content. */
export const readContent = async (): Promise<Content> => {
  const readAt = Date.now()
  const [products, categories, services, articles] = await Promise.all([
    named('products', settings.apiUrl, fetchProducts()),
    named('categories', settings.apiUrl, fetchCategories()),
    named('blog-posts', settings.apiUrl, fetchAllServices()),
    named('articles', settings.articlesApiUrl, fetchArticles({})),
  ])
  return { products, categories, services, articles, readAt }
}
