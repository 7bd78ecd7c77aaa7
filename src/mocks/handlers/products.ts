import { manyProducts, seedProducts } from '../fixtures/products'
import { includesText, strapiResource } from './strapiResource'

const products = strapiResource('products', seedProducts, {
  'filters[title][$eq]': ({ title }, wanted) => title === wanted,
  'filters[slug][$eq]': ({ slug }, wanted) => slug === wanted,
  'filters[title][$containsi]': ({ title }, wanted) => includesText(title, wanted),
})

export const productsHandlers = {
  ...products.behaviours,
  of: products.of,
  /** 150 products, whose second page fails. */
  page2Down: products.pageDown(2, () => manyProducts(150)),
}
