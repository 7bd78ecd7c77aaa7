import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { productQuery } from '../../cms/productQueries'
import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { productMetadata } from '../../seo/metadata/catalogue'
import { ProductView, type ProductState } from './ProductView'

export const ProductPage = () => {
  // Already decoded by the router.
  const slug = useParams().slug?.trim() ?? ''
  const { data, isPending } = useQuery(productQuery(slug, useQueryClient()))

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
