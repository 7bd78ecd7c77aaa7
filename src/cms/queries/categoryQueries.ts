import { queryOptions, skipToken } from '@tanstack/react-query'
import { readContent } from '../cache/readContent'
import type { CatalogueVersion, Category } from '../content/types'

/** A refetch of the products includes them. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: (context) =>
      readContent<Category[]>(context, async (signal) =>
        (await import('../strapi/requests/products')).fetchCategories(signal),
      ),
    staleTime: Infinity,
    meta: { subject: 'the categories' },
  })

/** Never fetched by itself: it comes from the build or the last refetch of the catalogue. */
export const catalogueVersionQuery = () =>
  queryOptions<CatalogueVersion>({ queryKey: ['catalogue-version'], queryFn: skipToken })
