import { queryOptions, skipToken } from '@tanstack/react-query'
import type { CatalogueFirstPage } from '../../catalogue/firstPage'

/** What the prerendered catalogue includes instead of the whole list. Never fetched: only a prerendered page has it. */
export const catalogueFirstPageQuery = () =>
  queryOptions<CatalogueFirstPage>({ queryKey: ['catalogue-first-page'], queryFn: skipToken })
