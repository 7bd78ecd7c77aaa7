import { categoriesQuery } from '../../cms/queries/categoryQueries'
import { catalogueVersionQuery } from '../../cms/queries/versionQueries'
import { toFirstPage, toListed } from '../../catalogue/firstPage'
import { productsQuery } from '../../cms/queries/productQueries'
import { homeLink, productsLink } from '../../site/navigation'
import { paths } from '../../site/paths'
import type { RenderedPages } from '../shared/renderedPage'
import { catalogueFirstPageQuery } from './catalogueFirstPageQuery'
import { catalogueMetadata } from './metadata'

export const cataloguePages: RenderedPages = ({ products, categories, catalogueVersion }) => [
  {
    path: paths.products,
    description: { metadata: catalogueMetadata(), crumbs: [homeLink, { label: productsLink.label }] },
    entries: [
      [catalogueFirstPageQuery().queryKey, toFirstPage(products, categories)],
      [catalogueVersionQuery().queryKey, catalogueVersion],
    ],
    lists: [productsQuery().queryKey, categoriesQuery().queryKey],
    published: [
      [productsQuery().queryKey, products.map(toListed)],
      [categoriesQuery().queryKey, categories],
    ],
  },
]
