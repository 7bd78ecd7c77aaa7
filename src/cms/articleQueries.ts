import type { ContentKey, ContentQuery } from './content/contentQuery'
import { entryKey } from './content/published'
import type { Article } from './types'

/** The code that calls the backend, loaded on demand: a prerendered page shows its content without it. */
const loadCalls = () => import('./strapi/articles')

/** The first articles and the number of all: what a prerendered page of the news carries. */
export type NewsFirstPage = { articles: Article[]; total: number }

/** Only the build fills it. */
export const newsFirstPageKey: ContentKey<NewsFirstPage> = 'news-first-page'

const articlesKey: ContentKey<Article[]> = 'articles'

export const articlesQuery = (): ContentQuery<Article[]> => ({
  key: articlesKey,
  ask: async (signal) => (await loadCalls()).fetchArticles({}, signal),
  firstPage: newsFirstPageKey,
  subject: 'the news',
})

/** One article, null when there is none. It starts from the list in memory, unless that came without contents. */
export const articleQuery = (slug: string): ContentQuery<Article | null> => ({
  key: entryKey('articles', slug),
  ask: async (signal) => (await loadCalls()).fetchArticle(slug, signal),
  known: (memory) => {
    const { data: articles = [], readAt = 0 } = memory.entry(articlesKey) ?? {}
    const article = articles.find((candidate) => candidate.slug === slug)
    return article && article.contentHtml !== null ? { data: article, readAt, isWhole: true } : undefined
  },
  subject: `the article “${slug}”`,
})
