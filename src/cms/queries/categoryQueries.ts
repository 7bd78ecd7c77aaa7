import { queryOptions } from '@tanstack/react-query'
import { readContent } from '../cache/readContent'
import type { Category } from '../content/types'

/** A refetch of the products includes them. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: (context) =>
      readContent<Category[]>(context, async (signal) =>
        (await import('../strapi/requests/products')).fetchCategories(signal),
      ),
    staleTime: Infinity,
    meta: { name: 'the categories' },
  })
