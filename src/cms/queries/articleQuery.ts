import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { readContent } from '../cache/readContent'
import { neighboursOf } from '../content/articleNeighbours'
import type { Article, Neighbours } from '../content/types'
import { articlesQuery, newsFirstPageQuery } from './articleQueries'
import { cachedOrPublished } from './cachedOrPublished'

export const articleKey = (slug: string) => [...articlesQuery().queryKey, slug]

export const articleQuery = (slug: string, client: QueryClient) => {
  const { queryKey } = articlesQuery()
  const isMatch = (article: Article) => article.slug === slug
  const articles = () => client.getQueryData(queryKey) ?? []
  const firstPage = () => client.getQueryData(newsFirstPageQuery().queryKey)?.articles ?? []
  const placeholderData = () => [...articles(), ...firstPage()].find(isMatch)
  const options = queryOptions<Article | null>({
    queryKey: articleKey(slug),
    queryFn: (context) =>
      readContent(context, async (signal) =>
        (await import('../strapi/requests/articles')).fetchArticle(slug, signal),
      ),
    initialData: () => articles().find((article) => isMatch(article) && article.contentHtml !== null),
    initialDataUpdatedAt: () => client.getQueryState(queryKey)?.dataUpdatedAt,
    meta: { name: `the article “${slug}”` },
  })
  return { ...options, placeholderData }
}

/** They are in the prerendered page; what is newer is in the next build. */
export const articleNeighboursQuery = (slug: string) =>
  queryOptions<Neighbours>({
    queryKey: ['article-neighbours', slug],
    queryFn: async ({ client }) => neighboursOf(await cachedOrPublished(client, articlesQuery()), slug),
    staleTime: Infinity,
    meta: { name: `the articles around “${slug}”`, logLevel: 'warn' },
  })
