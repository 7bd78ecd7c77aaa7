import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { notFoundMetadata } from './metadata'
import { NotFoundView } from './NotFoundView'

/** Any address that leads nowhere. */
export const NotFoundPage = () => (
  <>
    <PageMetadata {...notFoundMetadata()} />
    <NotFoundView />
  </>
)
