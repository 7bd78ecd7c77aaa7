import { manyProducts, seedProducts } from '../fixtures/products'
import { strapiResource } from './strapiResource'

const products = strapiResource('products', seedProducts(), {
  'filters[title][$eq]': ({ title }, wanted) => title === wanted,
  'filters[slug][$eq]': ({ slug }, wanted) => slug === wanted,
})

/** Handlers for `/api/products`; `of(entries)` responds with other content. */
export const productsHandlers = {
  ...products.behaviours,
  of: products.of,
  /** A list of 150 products whose second page fails. */
  page2Down: products.pageDown(2, manyProducts(150)),
}
