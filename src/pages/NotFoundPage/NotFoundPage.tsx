import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { notFoundMetadata } from '../../seo/metadata/notFound'
import { NotFoundView } from './NotFoundView'

export const NotFoundPage = () => (
  <>
    <PageMetadata {...notFoundMetadata()} />
    <NotFoundView />
  </>
)
