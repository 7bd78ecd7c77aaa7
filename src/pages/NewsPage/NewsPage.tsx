import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { newsMetadata } from './metadata'
import { NewsView } from './NewsView'
import { useNews } from './useNews'

/** `/actualites`: the articles, newest first. */
export const NewsPage = () => (
  <>
    <PageMetadata {...newsMetadata()} />
    <NewsView {...useNews()} />
  </>
)
