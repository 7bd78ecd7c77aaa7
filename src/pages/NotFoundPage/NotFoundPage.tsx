import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { notFoundMetadata } from '../../seo/metadata/notFound'
import { NotFoundView } from './NotFoundView'

/** Any address that leads nowhere. */
export const NotFoundPage = () => (
  <>
    <PageMetadata {...notFoundMetadata()} />
    <NotFoundView />
  </>
)
