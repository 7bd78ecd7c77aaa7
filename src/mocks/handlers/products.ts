import { manyProducts, seedProducts } from '../fixtures/products'
import { productSchema } from '../fixtures/schemas'
import { strapiResource } from './strapiResource'

const products = strapiResource('products', productSchema, seedProducts)

/** Handlers for `/api/products`; `of(entries)` responds with other content. */
export const productsHandlers = {
  ...products.behaviours,
  of: products.of,
  /** A list of 150 products whose second page fails. */
  page2Down: products.pageDown(2, manyProducts(150)),
}
