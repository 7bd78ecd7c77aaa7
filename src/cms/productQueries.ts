import type { ContentKey, ContentQuery } from './content/contentQuery'
import { findProduct } from './findProduct'
import { entryKey } from './content/published'
import type { Category, Product } from './types'

/** The code that calls the backend, loaded on demand: a prerendered page shows its content without it. */
const loadCalls = () => import('./strapi/products')

/** Key of the catalogue's first cards (`CatalogueFirstPage`). Only the build fills it. */
export const catalogueFirstPageKey = 'catalogue-first-page'

const productsKey: ContentKey<Product[]> = 'products'

export const productsQuery = (): ContentQuery<Product[]> => ({
  key: productsKey,
  ask: async (signal) => (await loadCalls()).fetchProducts(signal),
  firstPage: catalogueFirstPageKey,
  subject: 'the products',
})

export const categoriesQuery = (): ContentQuery<Category[]> => ({
  key: 'categories',
  ask: async (signal) => (await loadCalls()).fetchCategories(signal),
  firstPage: catalogueFirstPageKey,
  subject: 'the categories',
})

/**
 * One product, null when there is none. It starts from the catalogue in memory, so that a card opens without a call;
 * from a list published without descriptions it is shown at once, and completed by the call.
 */
export const productQuery = (slug: string): ContentQuery<Product | null> => ({
  key: entryKey('products', slug),
  ask: async (signal) => (await loadCalls()).fetchProduct(slug, signal),
  known: (memory) => {
    const { data: products = [], readAt = 0 } = memory.entry(productsKey) ?? {}
    const product = findProduct(products, slug)
    return product && { data: product, readAt, isWhole: product.descriptionHtml !== null }
  },
  subject: `the product “${slug}”`,
  logAs: 'warn',
})
