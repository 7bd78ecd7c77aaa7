import type { Product } from '../../cms/content/types'
import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { ReadsAddress } from '../../hydration/address/ReadsAddress'
import { catalogueParameters } from '../../site/parameters'
import { catalogueMetadata } from './metadata'
import { ComparisonTray, ProductToggle } from '../shared/ProductComparison'
import { CatalogueView } from './CatalogueView'
import { useCatalogue } from './useCatalogue'

const toToggle = (product: Product) => <ProductToggle product={product} />

/** `/products`: the products; category, search, filters and order are in the address. */
export const CataloguePage = () => {
  const { isAnswered, view } = useCatalogue()
  return (
    <ReadsAddress parameters={catalogueParameters} isAnswered={isAnswered}>
      <PageMetadata {...catalogueMetadata()} />
      <CatalogueView {...view} actionOf={toToggle} tray={<ComparisonTray />} />
    </ReadsAddress>
  )
}
