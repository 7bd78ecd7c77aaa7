import { articleQuery } from '../../cms/articleQueries'
import { useContent } from '../../cms/content/useContent'
import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { articleMetadata } from '../../seo/metadata/news'
import { useRouteParams } from '../routeParams'
import { ArticleView, type ArticleState } from './ArticleView'

export const ArticlePage = () => {
  // Already decoded by the router.
  const slug = useRouteParams().slug?.trim() ?? ''
  const { data, error } = useContent(articleQuery(slug))

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
