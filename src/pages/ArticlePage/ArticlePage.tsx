import { useQuery, useQueryClient } from '@tanstack/react-query'
import { articleQuery } from '../../cms/articleQueries'
import { PageMetadata } from '../../components/PageMetadata/PageMetadata'
import { articleMetadata } from '../../seo/metadata/news'
import { useRouteParams } from '../routeParams'
import { ArticleView, type ArticleState } from './ArticleView'

export const ArticlePage = () => {
  // Already decoded by the router. Each slug has its own cache entry, so a late answer for another one is never shown.
  const slug = useRouteParams().slug?.trim() ?? ''
  const { data, error } = useQuery(articleQuery(slug, useQueryClient()))

  const toState = (): ArticleState => {
    if (data) return { status: 'ready', article: data }
    if (data === null) return { status: 'missing' }
    return error ? { status: 'failed', message: error.message } : { status: 'loading' }
  }

  return (
    <>
      <PageMetadata {...articleMetadata(data ?? null)} />
      <ArticleView {...toState()} />
    </>
  )
}
