import type { QueryClient } from '@tanstack/react-query'
import { fetchPublished } from '../cache/published'
import type { JobArticle } from '../content/jobs'
import type { Article } from '../content/types'
import { articlesQuery } from './articleQueries'
import { cachedOrPublished } from './cachedOrPublished'

/** For what a prerendered page knows from the build; loaded where it does not. */
export const cachedArticles = (client: QueryClient): Promise<Article[]> =>
  cachedOrPublished(client, articlesQuery())

export const publishedJobsKey = ['jobs']

/** The articles about jobs, of which the build has a list of their own. */
export const cachedJobs = async (client: QueryClient): Promise<readonly JobArticle[]> =>
  client.getQueryData(articlesQuery().queryKey) ??
  (await fetchPublished<JobArticle[]>(publishedJobsKey)) ??
  cachedArticles(client)
