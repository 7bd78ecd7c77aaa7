import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { partWhenNear } from '../../hydration/lazy/partWhenNear'
import { newsMetadata } from './metadata'
import { NewsView } from './NewsView'
import { useNews } from './useNews'

/** 6 KB with its map, below the articles. */
const JobSites = partWhenNear<object>(async () => (await import('./JobSitesPart')).JobSitesPart)

/** `/actualites`: the articles, newest first. */
export const NewsPage = () => (
  <>
    <PageMetadata {...newsMetadata()} />
    <NewsView state={useNews()} jobSites={<JobSites />} />
  </>
)
