import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { messageOf } from '../../cms/CmsError'
import { articleNeighboursQuery, articleQuery } from '../../cms/queries/articleQuery'
import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { useEntry } from '../shared/useEntry'
import { articleMetadata } from './metadata'
import { ArticleView, type ArticleState } from './ArticleView'

/** `/actualites/{slug}`: an article, and the ones before and after it. */
export const ArticlePage = () => {
  // Already decoded by the router.
  const slug = useParams().slug?.trim() ?? ''
  const { data, rest, error } = useEntry(articleQuery(slug, useQueryClient()))
  const { data: neighbours } = useQuery({
    ...articleNeighboursQuery(slug),
    enabled: Boolean(data) && !rest,
  })

  const toState = (): ArticleState => {
    if (data) return { status: 'ready', article: data, rest, neighbours }
    if (data === null) return { status: 'empty' }
    return error ? { status: 'error', message: messageOf(error) } : { status: 'loading' }
  }

  return (
    <>
      <PageMetadata {...articleMetadata(data ?? null)} />
      <ArticleView state={toState()} />
    </>
  )
}
