import { fetchArticles } from '../cms/strapi/articles'
import { fetchCategories, fetchProducts } from '../cms/strapi/products'
import { fetchAllServices } from '../cms/strapi/services'
import { settings } from '../site/settings'
import type { Article, Category, Product, Service } from '../cms/types'
import { recordAnswers, type RecordedAnswers } from './answers'

/** Everything the backend holds. */
export type Content = {
  products: Product[]
  categories: Category[]
  services: Service[]
  articles: Article[]
  /** When it was read, ms since 1970. */
  readAt: number
  /** What the backend answered for each list. */
  answers: Record<'products' | 'categories' | 'services' | 'articles', RecordedAnswers>
}

/** Names the content and its address in the error of a failed read. */
const explained = async <T>(path: string, base: string, read: () => Promise<T>) => {
  try {
    return await recordAnswers(read)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The backend’s ${path} cannot be read from ${base}/${path}: ${reason}.`, { cause })
  }
}

/** Reads everything. @throws Error when any of it cannot be read: a site must not be built from half its content. */
export const readContent = async (): Promise<Content> => {
  const readAt = Date.now()
  const [products, categories, services, articles] = await Promise.all([
    explained('products', settings.apiUrl, () => fetchProducts()),
    explained('categories', settings.apiUrl, () => fetchCategories()),
    explained('blog-posts', settings.apiUrl, () => fetchAllServices()),
    explained('articles', settings.articlesApiUrl, () => fetchArticles()),
  ])
  return {
    products: products.data,
    categories: categories.data,
    services: services.data,
    articles: articles.data,
    readAt,
    answers: {
      products: products.answers,
      categories: categories.answers,
      services: services.answers,
      articles: articles.answers,
    },
  }
}
