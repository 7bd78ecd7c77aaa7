import { productQuery } from '../../cms/productQueries'
import { useContent } from '../../cms/content/useContent'
import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { productMetadata } from '../../seo/metadata/catalogue'
import { useRouteParams } from '../routeParams'
import { ProductView, type ProductState } from './ProductView'

export const ProductPage = () => {
  // Already decoded by the router.
  const slug = useRouteParams().slug?.trim() ?? ''
  const { data, isPending } = useContent(productQuery(slug))

  // Data comes before errors: a failed refresh changes nothing on screen.
  const toState = (): ProductState => {
    if (data) return { status: 'ready', product: data }
    if (data === null) return { status: 'missing' }
    return { status: isPending ? 'loading' : 'unavailable' }
  }

  return (
    <>
      <PageMetadata {...productMetadata(data ?? null)} />
      <ProductView {...toState()} />
    </>
  )
}
