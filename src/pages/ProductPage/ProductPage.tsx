import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { productQuery } from '../../cms/queries/productQuery'
import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { productMetadata } from './metadata'
import { CurrentAid } from '../shared/CurrentAid'
import { useEntry } from '../shared/useEntry'
import { ComparisonTray, ProductToggle } from '../shared/ProductComparison'
import type { Product } from '../../cms/content/types'
import { partWhenNear } from '../../hydration/lazy/partWhenNear'
import { isAirConditioning } from '../../values/airConditioning'
import { ProductView, type ProductState } from './ProductView'

/** 6 KB with its cards, below the first view. */
const Related = partWhenNear<{ product: Product }>(async () => (await import('./RelatedPart')).RelatedPart)

/** `/products/{slug}`: a product, and others for the same need. */
export const ProductPage = () => {
  // Already decoded by the router.
  const slug = useParams().slug?.trim() ?? ''
  const { data, rest, error } = useEntry(productQuery(slug, useQueryClient()))

  // Data takes precedence over errors: a failed refetch keeps the content on screen.
  const toState = (): ProductState => {
    if (data) return { status: 'ready', product: data, rest }
    if (data === null) return { status: 'empty' }
    return { status: error ? 'error' : 'loading' }
  }

  return (
    <>
      <PageMetadata {...productMetadata(data ?? null)} />
      <ProductView
        state={toState()}
        related={data && <Related key={data.id || data.slug} product={data} />}
        action={data && <ProductToggle product={data} />}
        aid={data && !isAirConditioning(data.categories) && <CurrentAid />}
        tray={<ComparisonTray />}
      />
    </>
  )
}
