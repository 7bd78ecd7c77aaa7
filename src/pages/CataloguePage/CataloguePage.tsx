import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { catalogueMetadata } from '../../seo/metadata/catalogue'
import { CatalogueView } from './CatalogueView'
import { useCatalogue } from './useCatalogue'

export const CataloguePage = () => (
  <>
    <PageMetadata {...catalogueMetadata()} />
    <CatalogueView {...useCatalogue()} />
  </>
)
