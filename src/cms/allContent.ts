import type { LegalDetails } from '../site/legal'
import { settings } from '../site/settings'
import type { Shop } from '../site/shop'
import type { HomeTexts } from '../site/texts/home'
import { fetchArticles } from './strapi/articles'
import { fetchHomeTexts, fetchLegalDetails, fetchPartners, fetchShop } from './strapi/firm'
import { fetchCatalogueVersion } from './strapi/catalogueVersion'
import { fetchCategories, fetchProducts } from './strapi/products'
import { fetchAllServices } from './strapi/services'
import { fetchTariffs } from './strapi/tariffs'
import type { Article, CatalogueVersion, Category, PicturedPartner, Product, Service, Tariffs } from './types'

/** All the backend's content, as the build reads it. */
export type AllContent = {
  products: Product[]
  categories: Category[]
  catalogueVersion: CatalogueVersion
  services: Service[]
  articles: Article[]
  /** What the owner changed; null, as the next ones, when the backend does not have it. */
  shop: Partial<Shop> | null
  homeTexts: Partial<HomeTexts> | null
  legalDetails: Partial<LegalDetails> | null
  tariffs: Tariffs | null
  partners: PicturedPartner[] | null
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
  // Read before the lists, so that a change in between is fetched by the first visitor. Their errors say more.
  const version = withReadableError('products', settings.apiUrl, fetchCatalogueVersion())
  await Promise.allSettled([version])
  const [products, categories, services, articles, ...firm] = await Promise.all([
    withReadableError('products', settings.apiUrl, fetchProducts()),
    withReadableError('categories', settings.apiUrl, fetchCategories()),
    withReadableError('blog-posts', settings.apiUrl, fetchAllServices()),
    withReadableError('articles', settings.articlesApiUrl, fetchArticles()),
    withReadableError('shop', settings.apiUrl, fetchShop()),
    withReadableError('home-page', settings.apiUrl, fetchHomeTexts()),
    withReadableError('legal-notice', settings.apiUrl, fetchLegalDetails()),
    withReadableError('tariff', settings.apiUrl, fetchTariffs()),
    withReadableError('partners', settings.apiUrl, fetchPartners()),
  ])
  const [shop, homeTexts, legalDetails, tariffs, partners] = firm
  return {
    products,
    categories,
    catalogueVersion: await version,
    services,
    articles,
    shop,
    homeTexts,
    legalDetails,
    tariffs,
    partners,
    readAt,
  }
}
