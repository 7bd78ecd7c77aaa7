import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { showcaseOf } from '../../catalogue/showcase'
import { fetchPublished } from '../../cms/cache/published'
import { readContent } from '../../cms/cache/readContent'
import { articlesQuery } from '../../cms/queries/articleQueries'
import { productListKey, productsQuery } from '../../cms/queries/productQueries'
import type { Article, Product } from '../../cms/content/types'

export type ShowcaseContent = {
  products: Product[]
  article: Pick<Article, 'slug' | 'title' | 'date'> | null
}

const key = productListKey('showcase')

/** Only a site built without content needs the lists. */
const fromLists = async (client: QueryClient): Promise<ShowcaseContent> => {
  const [products, articles] = await Promise.all([
    client.fetchQuery(productsQuery()),
    // Its query has logged why.
    client.fetchQuery(articlesQuery()).catch(() => []),
  ])
  return { products: showcaseOf(products), article: articles[0] ?? null }
}

/** As published with the page; a refetch requests these products and the newest article, not the lists. */
export const showcaseQuery = () =>
  queryOptions<ShowcaseContent>({
    queryKey: key,
    queryFn: async (context) => {
      const { client, signal } = context
      const cached = client.getQueryData<ShowcaseContent>(key)
      if (!cached) return (await fetchPublished<ShowcaseContent>(key, signal)) ?? fromLists(client)
      return readContent<ShowcaseContent>(context, async (refetchSignal) =>
        (await import('../../cms/strapi/requests/showcase')).fetchShowcase(cached.products, refetchSignal),
      )
    },
    meta: { name: 'the products and news of the home page' },
  })
