import { queryOptions, skipToken } from '@tanstack/react-query'
import type { CatalogueFirstPage } from '../../catalogue/firstPage'
import { productListKey } from '../../cms/queries/productQueries'

/** What the prerendered catalogue includes instead of the whole list. Never fetched: only a prerendered page has it. */
export const catalogueFirstPageQuery = () =>
  queryOptions<CatalogueFirstPage>({ queryKey: productListKey('first-page'), queryFn: skipToken })
